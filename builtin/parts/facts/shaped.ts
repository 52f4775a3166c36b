import type { Json, JsonObject } from '#contract/json/json.ts';
import { part, read, type Part } from '#builtin/part.ts';
import { freshId } from '#builtin/fresh-id.ts';
import { weekdaysIn } from '#builtin/parts/calendar/calendar-words.ts';
import { committedStarters, type Shape } from '#builtin/starters/read-starters.ts';
import { labelsOf } from '#builtin/starters/starter.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import { beginsWith, endsIn, wordList } from '#builtin/understand/words/word-list.ts';
import { ownKey, type Understanding } from '#builtin/understand/understanding.ts';

/** A heading with more under it than one fact; `count` is how many of it the request speaks of. */
export type Headed = { label: string; count?: number | undefined; shape: Pick<Shape, 'name' | 'has'> };

const USUAL_COUNT = 3;
/** A row of things of which nothing else is told. */
export const CARDS: Headed['shape'] = { name: 'cards', has: [] };

// "Number of reviews" is a figure, "Reviews" are not.
const FIGURE = wordList(
  'number|count|total|average|anzahl|zahl|nombre|numero|media|moyenne|durchschnitt|quantos|quantas|how many',
);

/** How what a heading stands for is drawn; undefined for one that stands for a single fact. */
export function shapeOf(label: string): Shape | undefined {
  if (beginsWith(FIGURE, label)) return undefined;
  return committedStarters().shapes.find(({ words }) => beginsWith(words, label) || endsIn(words, label));
}

/** What stands under headings, each with its place in the state, which has room for what the host fills in. */
export function shapedParts(
  u: Understanding,
  headed: readonly Headed[],
  wanted: string,
): { label: string; part: Part }[] {
  const key = ownKey(u, wanted);
  const taken = new Set<string>();
  return headed.map(({ label, count = USUAL_COUNT, shape }) => {
    const name = freshId(identifier(label, 'part'), taken);
    const draw = DRAWN[shape.name] ?? text;
    return { label, part: draw({ u, label, count, has: shape.has, id: name, pointer: `/${key}/${name}` }) };
  });
}

type Place = { u: Understanding; label: string; count: number; has: readonly string[]; id: string; pointer: string };

const DRAWN: { [shape: string]: (place: Place) => Part } = {
  questions: (place) => list(place, 'FAQ', 'items', { question: '—', answer: '—' }),
  quotes: (place) => repeated(place, { quote: '—', by: '—' }, quote),
  pictures: (place) => repeated(place, { src: '' }, (id) => picture(id, { $bindItem: 'src' }, place.label)),
  picture: ({ label, id, pointer }) => ({ ...picture(id, read(pointer), label), seeds: { [pointer]: '' } }),
  place: ({ id, pointer }) =>
    part(`${id}Map`, 'MapView', { markers: read(pointer), height: 240, showLabels: false }, [], {
      seeds: { [pointer]: [] },
    }),
  days: (place) => pairs(place, weekdaysIn(place.u.language)),
  facts: (place) => pairs(place, labelsIn(place)),
  week: (place) => {
    const days = weekdaysIn(place.u.language);
    return table(place, [labelsOf('time', place.u.language).label, ...days]);
  },
  rows: (place) => table(place, labelsIn(place)),
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
  people: (place) => repeated(place, { name: '—', role: '—' }, person),
  cards: (place) => repeated(place, { title: '—', text: '—' }, card),
};

function text({ id, pointer }: Place): Part {
  return part(`${id}Text`, 'Text', { text: read(pointer) }, [], { seeds: { [pointer]: '—' } });
}

function labelsIn({ has, u }: Place): string[] {
  return has.map((name) => labelsOf(name, u.language).label);
}

function list({ id, pointer, count }: Place, type: string, prop: string, entry: JsonObject): Part {
  const seeds = { [pointer]: Array.from({ length: count }, () => entry) };
  return part(`${id}List`, type, { [prop]: read(pointer) }, [], { seeds });
}

function pairs({ id, pointer }: Place, terms: readonly string[]): Part {
  const items = terms.map((term, at) => ({ term, description: read(`${pointer}/${at}`) }));
  const seeds = { [pointer]: terms.map(() => '—') };
  return part(`${id}Pairs`, 'DescriptionList', { items, layout: 'inline' }, [], { seeds });
}

function table({ id, pointer, count }: Place, columns: readonly string[]): Part {
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

function repeated({ id, pointer, count }: Place, entry: JsonObject, draw: (id: string) => Part): Part {
  const seeds = { [pointer]: Array.from({ length: count }, () => entry) };
  const props = { columns: Math.min(count, 4), gap: 'md' };
  return part(`${id}Grid`, 'Grid', props, [draw(id)], { repeat: { statePath: pointer }, seeds });
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
