import type { Json, JsonObject } from '#contract/json/json.ts';
import { part, read, type Part } from '#builtin/part.ts';
import { controlContext } from '#builtin/parts/controls/control-context.ts';
import { fieldControls, formPart, submitButton } from '#builtin/parts/controls/form.ts';
import { answersOf, placeFields } from '#builtin/parts/controls/placed-fields.ts';
import { usualFields } from '#builtin/understand/fields/usual-fields.ts';
import { freshId } from '#builtin/fresh-id.ts';
import { weekdaysIn } from '#builtin/parts/calendar/calendar-words.ts';
import type { Shape } from '#builtin/starters/read-starters.ts';
import { labelsOf } from '#builtin/starters/starter.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import { ownKey, type Understanding } from '#builtin/understand/understanding.ts';

/** A heading whose content is more than one fact. `count` is the number of items that the request asks for. */
export type ShapedHeading = { label: string; count?: number | undefined; shape: Pick<Shape, 'name' | 'has'> };

const USUAL_COUNT = 3;
/** Generic cards with a title and a text, for items of no known shape. */
export const CARDS: ShapedHeading['shape'] = { name: 'cards', has: [] };

/** The content of each heading, read from its own state path. The path is seeded with dashes that the host replaces. */
export function shapedParts(
  u: Understanding,
  headings: readonly ShapedHeading[],
  preferredKey: string,
): { label: string; part: Part }[] {
  const key = ownKey(u, preferredKey);
  const taken = new Set<string>();
  return headings.map(({ label, count = USUAL_COUNT, shape }) => {
    const name = freshId(identifier(label, 'part'), taken);
    const render = RENDERERS[shape.name] ?? text;
    return { label, part: render({ u, label, count, has: shape.has, id: name, pointer: `/${key}/${name}` }) };
  });
}

/** What a shape needs to render its content; `pointer` is where the content is in the state. */
type Slot = { u: Understanding; label: string; count: number; has: readonly string[]; id: string; pointer: string };

const RENDERERS: { [shape: string]: (slot: Slot) => Part } = {
  questions: (slot) => list(slot, 'FAQ', 'items', { question: '—', answer: '—' }),
  quotes: (slot) => repeated(slot, { quote: '—', by: '—' }, quote),
  pictures: (slot) => repeated(slot, { src: '' }, (id) => picture(id, { $bindItem: 'src' }, slot.label)),
  picture: ({ label, id, pointer }) => ({ ...picture(id, read(pointer), label), seeds: { [pointer]: '' } }),
  portrait: ({ u, id, pointer }) =>
    part(`${id}Avatar`, 'Avatar', { name: u.named.title ?? u.copy.name, src: read(pointer), size: 'xl' }, [], {
      seeds: { [pointer]: '' },
    }),
  progress: ({ id, pointer }) =>
    part(`${id}Bar`, 'Progress', { value: read(pointer), showValue: 'percent', size: 'md' }, [], {
      seeds: { [pointer]: 0 },
    }),
  place: ({ id, pointer }) =>
    part(`${id}Map`, 'MapView', { markers: read(pointer), height: 240, showLabels: false }, [], {
      seeds: { [pointer]: [] },
    }),
  days: (slot) => pairs(slot, weekdaysIn(slot.u.language)),
  facts: (slot) => pairs(slot, labelsIn(slot)),
  week: (slot) => {
    const days = weekdaysIn(slot.u.language);
    return table(slot, [labelsOf('time', slot.u.language).label, ...days]);
  },
  form: contactForm,
  rows: (slot) => table(slot, labelsIn(slot)),
  steps: ({ id, pointer, count }) => {
    const mark = part(`${id}Number`, 'Badge', { text: { $bindItem: 'number' } });
    const seeds = Array.from({ length: count }, (_, at) => ({ number: String(at + 1), text: '—' }));
    return lines(id, pointer, mark, seeds);
  },
  lines: ({ id, pointer, count }) => {
    const mark = part(`${id}Mark`, 'Icon', { name: 'dot', size: 'sm' });
    return lines(
      id,
      pointer,
      mark,
      Array.from({ length: count }, () => ({ text: '—' })),
    );
  },
  people: (slot) => repeated(slot, { name: '—', role: '—' }, person),
  cards: (slot) => repeated(slot, { title: '—', text: '—' }, card),
};

function text({ id, pointer }: Slot): Part {
  return part(`${id}Text`, 'Text', { text: read(pointer) }, [], { seeds: { [pointer]: '—' } });
}

function labelsIn({ has, u }: Slot): string[] {
  return has.map((name) => labelsOf(name, u.language).label);
}

const CONTACTS = ['phone', 'email', 'address'];

// A form for messages to the business; without an action to send them, how to reach it.
function contactForm(slot: Slot): Part {
  const { u, id, pointer } = slot;
  if (!u.canInventActions) return pairs(slot, labelsIn({ ...slot, has: CONTACTS }));
  const placed = placeFields(usualFields('contact', u.language), pointer);
  const commit = { action: 'contact', params: answersOf(placed) };
  return formPart(`${id}Form`, fieldControls(placed, controlContext(u)), [submitButton(u.copy.send)], commit);
}

function list({ id, pointer, count }: Slot, type: string, prop: string, entry: JsonObject): Part {
  const seeds = { [pointer]: Array.from({ length: count }, () => entry) };
  return part(`${id}List`, type, { [prop]: read(pointer) }, [], { seeds });
}

function pairs({ id, pointer }: Slot, terms: readonly string[]): Part {
  const items = terms.map((term, at) => ({ term, description: read(`${pointer}/${at}`) }));
  const seeds = { [pointer]: terms.map(() => '—') };
  return part(`${id}Pairs`, 'DescriptionList', { items, layout: 'inline' }, [], { seeds });
}

function table({ id, pointer, count }: Slot, columns: readonly string[]): Part {
  const rows: Json = Array.from({ length: count }, () => columns.map(() => '—'));
  return part(`${id}Table`, 'Table', { columns: [...columns], rows: read(pointer) }, [], {
    seeds: { [pointer]: rows },
  });
}

function lines(id: string, statePath: string, mark: Part, seeds: Json): Part {
  const words = part(`${id}Text`, 'Text', { text: { $bindItem: 'text' } });
  const line = part(`${id}Line`, 'Stack', { direction: 'horizontal', gap: 'sm', align: 'center' }, [mark, words]);
  return part(`${id}Lines`, 'Stack', { gap: 'sm' }, [line], { repeat: { statePath }, seeds: { [statePath]: seeds } });
}

function repeated({ id, pointer, count }: Slot, entry: JsonObject, render: (id: string) => Part): Part {
  const seeds = { [pointer]: Array.from({ length: count }, () => entry) };
  const props = { columns: Math.min(count, 4), gap: 'md' };
  return part(`${id}Grid`, 'Grid', props, [render(id)], { repeat: { statePath: pointer }, seeds });
}

function quote(id: string): Part {
  return part(`${id}Quote`, 'Testimonial', { quote: { $bindItem: 'quote' }, authorName: { $bindItem: 'by' } });
}

function picture(id: string, src: Json, alt: string): Part {
  return part(`${id}Picture`, 'Image', { src, alt, width: '100%', aspect: '16/9', radius: 'lg' });
}

function person(id: string): Part {
  return part(`${id}Card`, 'Card', {}, [
    part(`${id}Person`, 'Stack', { align: 'center', gap: 'sm' }, [
      part(`${id}Face`, 'Avatar', { name: { $bindItem: 'name' }, size: 'xl' }),
      part(`${id}Name`, 'Text', { text: { $bindItem: 'name' }, weight: 'semibold' }),
      part(`${id}Role`, 'Text', { text: { $bindItem: 'role' }, variant: 'muted' }),
    ]),
  ]);
}

function card(id: string): Part {
  return part(`${id}Card`, 'Card', { title: { $bindItem: 'title' } }, [
    part(`${id}Text`, 'Text', { text: { $bindItem: 'text' }, variant: 'muted' }),
  ]);
}
