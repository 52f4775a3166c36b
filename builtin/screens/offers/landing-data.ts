import { formatPointer } from '#contract/json/json-pointer.ts';
import { recordControls } from '#builtin/parts/actions/record-controls.ts';
import { plainKeys, rowPointer } from '#builtin/parts/records/cell.ts';
import { recordsOf } from '#builtin/understand/actions/about-record.ts';
import { viewPath } from '#builtin/view-query.ts';
import { factQuery } from '#builtin/written-value.ts';
import { part, read, type Part } from '#builtin/part.ts';
import type { ActionControls } from '#builtin/parts/actions/action-controls.ts';
import { factList, factValue, gallery, LIST_MAX } from '#builtin/parts/facts/facts.ts';
import { shapeOf } from '#builtin/starters/shape-of.ts';
import { isCoordinate, placeMap } from '#builtin/parts/facts/place.ts';
import { recordTable } from '#builtin/parts/records/table.ts';
import { type Beside, showcase } from '#builtin/parts/records/showcase.ts';
import { isMark } from '#builtin/understand/data/record-key.ts';
import {
  allGroups,
  allLists,
  allRecords,
  type Fact,
  type Group,
  type RecordSet,
  type ValueList,
} from '#builtin/understand/data/data-shape.ts';
import { plays } from '#builtin/understand/data/record-roles.ts';
import { nameIn } from '#builtin/understand/title/name-in-prompt.ts';
import { foldText } from '#builtin/understand/words/fold-text.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import { isNamedLike } from '#builtin/understand/words/same-stem.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { says, wordList } from '#builtin/understand/words/word-list.ts';

const FORM = wordList(
  'form|signup|sign up|registration|formular|anmeldung|formulaire|inscription|formulario|inscripcion|inscricao|modulo|iscrizione',
);

const PLACE = wordList(
  'location|position|posizione|standort|lage|emplacement|situation|ubicacion|localizacao|where we are',
);

/** What a page shows of the caller's data, in sections; `controls` has the dialogs that are left. */
type Contents = { sections: Part[]; controls: ActionControls };

/**
 * The sections of a page with the caller's data: those that the request names, in its order, each with the list or object
 * of that name, then the other lists. Of a named form, the fields of the first action that asks for something. A section
 * that the data has nothing for is left out.
 */
export function dataSections(u: Understanding, controls: ActionControls, about: readonly Fact[]): Contents {
  const sets = allRecords(u.data).filter(({ rows }) => rows.length > 0);
  const lists = allLists(u.data).filter(({ values }) => values.length > 0);
  const left = new Set<RecordSet | ValueList>([...sets, ...lists]);
  const headings = headingsIn(u, [...left]);
  const [dialog, ...dialogs] = controls.dialogs;
  const opened: Part[] = [];
  const sectionOf = (list: RecordSet | ValueList, title: string, heading: string) => {
    const offers = 'rows' in list ? offersOf(u, list) : NO_OFFERS;
    opened.push(...offers.dialogs);
    return section(title, contentOf(u, list, heading, { offered: offers.at }));
  };
  const named = headings.flatMap((heading) => {
    const list = [...left].find((one) => isMeant(heading, one));
    if (list !== undefined) {
      left.delete(list);
      return [sectionOf(list, titleFor(heading, list), heading)];
    }
    return placeIn(u, heading);
  });
  const others = [...left].map((list) => sectionOf(list, list.label, list.label));
  const facts = highlightsOf(u, about);
  const heading =
    headings.find((one) => says(FORM, one)) ?? (says(FORM, u.prompt) ? dialog?.props['title'] : undefined);
  if (dialog === undefined || typeof heading !== 'string')
    return {
      sections: [...facts, ...named, ...others],
      controls: { ...controls, dialogs: [...controls.dialogs, ...opened] },
    };
  const form = section(heading, inline(dialog));
  const buttons = controls.buttons.filter((button) => !opens(button, dialog));
  return { sections: [...facts, ...named, ...others, form], controls: { buttons, dialogs: [...dialogs, ...opened] } };
}

// "With prices" may stand in another case in the request than in a title: "mit Preisen".
function titleFor(heading: string, { key, label }: RecordSet | ValueList): string {
  return !heading.includes(' ') && isNamedLike(heading, key) ? label : heading;
}

type Offers = { at: (index: number) => readonly Part[]; dialogs: readonly Part[] };
const NO_OFFERS: Offers = { at: () => [], dialogs: [] };

// What can be done with each record: reserving it, ordering it. The button hands over the record, so one dialog serves all.
function offersOf(u: Understanding, set: RecordSet): Offers {
  const own = u.actions.filter((action) => recordsOf(action, allRecords(u.data)) === set);
  if (own.length === 0) return NO_OFFERS;
  const of = (index: number) =>
    recordControls({ ...u, data: idsOnly(u.data) }, set, own, {
      keys: plainKeys(set),
      at: (key) => read(rowPointer(set, index) + formatPointer([key])),
    });
  return { at: (index) => of(index).buttons, dialogs: of(0).dialogs };
}

const BEST_RATING = 5;

// Reasons to come rather than the fields of a record: each value with what it is below.
function highlightsOf(u: Understanding, about: readonly Fact[]): Part[] {
  if (about.length === 0) return [];
  const told = about.filter(({ value }) => value !== null && value !== '' && value !== false);
  if (
    told.length < 2 ||
    told.length !== about.length ||
    about.some(({ kind }) => kind === 'longText' || kind === 'url')
  )
    return [
      part('aboutSection', 'Section', { spacing: 'sm' }, [
        part('aboutCard', 'Card', {}, [factList('about', about, u)]),
      ]),
    ];
  const values = told.map((fact) => highlightOf(u, fact));
  const tiles = told.map(({ label }, at) =>
    part('highlight', 'FeatureCard', { title: values[at]?.value ?? '', description: label }, [], {
      views: values[at]?.views ?? {},
    }),
  );
  const grid = part('highlights', 'Grid', { minColWidth: 180, gap: 'md' }, tiles);
  return [part('aboutSection', 'Section', { spacing: 'sm' }, [grid])];
}

// "4.8 / 5" says how good that is.
function highlightOf(u: Understanding, fact: Fact): ReturnType<typeof factValue> {
  const isRating = /rating|bewertung|note|valoraci|avalia|valutaz|stars/i.test(fact.key);
  if (!isRating || typeof fact.value !== 'number' || fact.value < 1 || fact.value > BEST_RATING)
    return factValue(fact, u);
  const path = viewPath(u, fact.pointer, 'rated');
  const query = `concat(${factQuery(fact, u)}, ' / ${BEST_RATING}')`;
  return { value: read(path), views: { [path]: { query, of: fact.pointer } } };
}

// What the request calls the contents, in its order.
function headingsIn({ prompt, parts }: Understanding, lists: readonly (RecordSet | ValueList)[]): string[] {
  const marked = [...parts.sections.map(({ title }) => title), ...parts.facts.map(({ label }) => label)];
  const unmarked = lists.filter((list) => !marked.some((heading) => isMeant(heading, list)));
  const told = unmarked.flatMap(({ key }) => nameIn(prompt, key) ?? []);
  const placeOf = (heading: string) => foldText(prompt).indexOf(foldText(heading));
  return [...marked, ...told].toSorted((one, other) => placeOf(one) - placeOf(other));
}

// By the name, else by the kind of content that both names stand for: "reviews" and "testimonials".
function isMeant(heading: string, { key, label }: RecordSet | ValueList): boolean {
  const shape = shapeOf(heading)?.name;
  return (
    isNamedLike(heading, key) ||
    (shape !== undefined && shape !== 'cards' && shape !== 'lines' && shapeOf(label)?.name === shape)
  );
}

function section(title: string, content: Part): Part {
  return part(`${identifier(title, 'contents')}Section`, 'Section', { title, spacing: 'sm' }, [content]);
}

function contentOf(u: Understanding, list: RecordSet | ValueList, heading: string, beside: Beside): Part {
  if ('rows' in list) return showcase(u, list, heading, beside) ?? recordTable(u, list);
  const pictures = gallery(list);
  if (pictures !== undefined) return pictures;
  const name = identifier(list.key, 'values');
  const lines = list.values
    .slice(0, LIST_MAX)
    .map((_, at) =>
      part(`${name}Line`, 'Stack', { direction: 'horizontal', gap: 'sm', align: 'center' }, [
        part(`${name}Mark`, 'Icon', { name: 'dot', size: 'sm' }),
        part(`${name}Text`, 'Text', { text: read(`${list.pointer}/${at}`) }),
      ]),
    );
  return part(`${name}Lines`, 'Stack', { gap: 'sm' }, lines);
}

// "Location" is the place whose coordinates the data has.
function placeIn(u: Understanding, heading: string): Part[] {
  const group = allGroups(u.data).find(({ facts }) => placeMap(facts, heading) !== undefined);
  if (
    group === undefined ||
    !(isNamedLike(heading, group.key) || shapeOf(heading)?.name === 'place' || says(PLACE, heading))
  )
    return [];
  const map = placeMap(group.facts, heading, '280px');
  return map === undefined ? [] : [section(heading, map)];
}

/** The form of a dialog as part of the page, without the button that closes the dialog. */
function inline(dialog: Part): Part {
  const seeds = Object.fromEntries(
    Object.entries(dialog.seeds ?? {}).filter(([pointer]) => pointer !== dialog.props['openPath']),
  );
  const card = part('formCard', 'Card', { maxWidth: 'md', centered: true }, dialog.children.map(withoutGhosts));
  return { ...card, seeds };
}

function withoutGhosts(one: Part): Part {
  const children = one.children.filter(({ type, props }) => type !== 'Button' || props['variant'] !== 'ghost');
  return { ...one, children: children.map(withoutGhosts) };
}

function opens({ on = {} }: Part, dialog: Part): boolean {
  return JSON.stringify(on).includes(JSON.stringify(dialog.props['openPath']));
}

/** The data without what visitors would enter themselves: of the values of a page, a form takes nothing but ids. */
export function idsOnly(group: Group): Group {
  const facts = group.facts.filter(
    ({ key, kind }, at) => kind === 'id' || plays(key, 'id') || (at === 0 && isMark({ key, kind })),
  );
  return { ...group, facts, groups: group.groups.map(idsOnly) };
}

/** The values of the object that a page is about, but its name and what is no text for visitors. */
export function factsBeside(data: Group, shown: readonly (Fact | undefined)[]): Fact[] {
  const group = allGroups(data).find(({ facts }) => facts.some((fact) => shown.includes(fact))) ?? data;
  return group.facts.filter(
    (fact) =>
      !shown.includes(fact) &&
      fact.kind !== 'picture' &&
      fact.kind !== 'id' &&
      fact.hidden === undefined &&
      !isCoordinate(fact),
  );
}
