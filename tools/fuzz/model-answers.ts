import { definitionOf } from '#catalog/components.ts';
import type { Spec } from '#contract/spec/spec.ts';
import type { Model } from '#services/composer/models/model.ts';
import { writeOutline } from '#services/composer/answer/outline/write-outline.ts';
import { type ReceivedRequest, type Script, lastMessage, say } from '../model-backend/script.ts';
import { BOOKING_FORM, ORDERS_TABLE, type Screen } from '#tools/model-backend/scripts/screens.ts';

const LIST_FORM: Screen = {
  state: {},
  elements: {
    root: { type: 'Card', props: { title: 'Details' }, children: ['name', 'place', 'go'] },
    name: { type: 'Input', props: { label: 'Name', value: { $bindState: '/items/0/name' } }, children: [] },
    place: { type: 'Input', props: { label: 'Place', value: { $bindState: '/form/place' } }, children: [] },
    go: { type: 'Button', props: { label: 'Go on' }, children: [], on: { commit: { action: 'go_on' } } },
  },
};
const NOTE: Screen = { state: {}, elements: { root: { type: 'Text', props: { text: 'Hello' }, children: [] } } };
const VIEWS = `/query=""
/top:=items[:3]
/count:=length(rows || \`[]\`)
/sum:=sum(items[].amount)
@/draft:=customer
Stack gap=lg
  PageHeader "Overview"
    Button "Go on" icon=arrow-right >go_on(id=/query)
  Text /count
  DataTable columns=[{key:name,label:Name}] rows=/items filterText=/query
  Input "Name" name=name value=@/draft/name
`;
const SCREENS = [BOOKING_FORM, ORDERS_TABLE, LIST_FORM, NOTE];
const ANSWERS = [...SCREENS.map(linesOf), ...SCREENS.map(outlineOf), VIEWS];

/** A good answer to any request, though hardly the one that was asked for: the server has to make it fit. */
export function answerFor(request: ReceivedRequest): Script {
  return say(answerTo(lastMessage(request)), { chunkChars: 4_000 });
}

/** The same as a model in this process. */
export const plausibleModel: Model = {
  alias: 'plausible',
  deterministic: false,
  prices: undefined,
  async *stream({ messages }) {
    const [last] = (await messages()).slice(-1);
    yield { type: 'text', text: answerTo(last?.content ?? '') };
    yield { type: 'finish', reason: 'stop' };
  },
};

function answerTo(message: string): string {
  return ANSWERS[message.length % ANSWERS.length] ?? '';
}

function linesOf({ state, elements }: Screen): string {
  const seeds = Object.entries(state).map(([key, value]) => ({ op: 'add', path: `/state/${key}`, value }));
  const parts = Object.entries(elements).map(([id, value]) => ({ op: 'add', path: `/elements/${id}`, value }));
  return [...seeds, ...parts].map((operation) => `${JSON.stringify(operation)}\n`).join('');
}

function outlineOf({ state, elements }: Screen): string {
  const spec = { state, root: 'root', elements } as Spec;
  return writeOutline(spec, { definitionOf, ids: false }).join('\n');
}
