import type { Json } from '#contract/json/json.ts';
import { formatPointer } from '#contract/json/json-pointer.ts';
import type { Answer } from './answer.ts';
import type { Random } from './random.ts';

/** One operation as a model writes it. */
type Written = { op: 'add'; path: string; value: Json };

/** Formats in which models write an answer, with their frequencies. */
const STYLES: readonly { name: string; weight: number; write: (answer: Answer) => string[] }[] = [
  { name: 'lines', weight: 80, write: linesOf },
  { name: 'fenced lines', weight: 6, write: (answer) => ['```jsonl', ...linesOf(answer), '```'] },
  {
    name: 'lines in prose',
    weight: 3,
    write: (answer) => ['Here is the interface:', '', ...linesOf(answer), '', 'Let me know what to change.'],
  },
  {
    name: 'an array',
    weight: 4,
    write: (answer) => [
      '[',
      ...operations(answer).map((one, at, all) => line(one) + (at < all.length - 1 ? ',' : '')),
      ']',
    ],
  },
  { name: 'one document', weight: 5, write: (answer) => JSON.stringify(wholeOf(answer), null, 2).split('\n') },
  { name: 'one line', weight: 2, write: (answer) => [JSON.stringify(wholeOf(answer))] },
];

/** The lines of an answer in a randomly chosen style. */
export function writeAnswer(answer: Answer, random: Random): { style: string; lines: string[] } {
  const chosen = random.weighted(STYLES) ?? STYLES[0];
  return { style: chosen?.name ?? '', lines: chosen?.write(answer) ?? [] };
}

/** An answer in the requested format, one operation a line. */
export function linesOf(answer: Answer): string[] {
  return operations(answer).map(line);
}

/** The elements of the answer to a completion call. */
export function writeElements(elements: Answer['elements']): string {
  return elements.map((entry) => `${line(elementOperation(entry))}\n`).join('');
}

function operations({ state, root, elements }: Answer): Written[] {
  return [
    ...Object.entries(state).map(([key, value]) => ({
      op: 'add' as const,
      path: formatPointer(['state', key]),
      value,
    })),
    { op: 'add', path: '/root', value: root },
    ...elements.map(elementOperation),
  ];
}

function elementOperation({ id, element }: Answer['elements'][number]): Written {
  return { op: 'add', path: formatPointer(['elements', id]), value: element };
}

function wholeOf({ state, root, elements }: Answer): Json {
  return { state, root, elements: Object.fromEntries(elements.map(({ id, element }) => [id, element])) };
}

function line(operation: Written): string {
  return JSON.stringify(operation);
}
