import { type ReceivedRequest, type Script, type ScriptSource, lastMessage, say } from '../script.ts';
import { ANSWER_STYLES, BOOKING_FORM, ORDERS_TABLE, type Screen, lines, operationsOf } from './screens.ts';
import { FAILURES, FAULTY_ANSWERS } from './failures.ts';
import { loadScript } from './load.ts';

/** The scripts that have a fixed name. */
export const SCRIPTS: ReadonlyMap<string, ScriptSource> = new Map(
  Object.entries({ ...ANSWER_STYLES, 'scripted-by-prompt': answerThePrompt, ...FAULTY_ANSWERS, ...FAILURES }),
);

/** The script of a model name, or undefined when there is no such model. */
export function findScript(model: string): ScriptSource | undefined {
  return SCRIPTS.get(model) ?? loadScript(model);
}

/**
 * A table when the last message speaks of a table, a list or orders, else a form; titled with the first words of it
 * that stand in double quotes, if there are any.
 */
function answerThePrompt(request: ReceivedRequest): Script {
  const last = lastMessage(request);
  const title = /"([^"\n]{1,60})"/.exec(last)?.[1];
  const screen = /\b(table|list|orders)\b/i.test(last) ? ORDERS_TABLE : BOOKING_FORM;
  return say(lines(operationsOf(title === undefined ? screen : retitled(screen, title))));
}

function retitled(screen: Screen, title: string): Screen {
  const { elements } = screen;
  const [id, key] = elements['title'] === undefined ? (['root', 'title'] as const) : (['title', 'text'] as const);
  const element = { ...elements[id], props: { ...elements[id]?.props, [key]: title } };
  return { ...screen, elements: { ...elements, [id]: element } };
}
