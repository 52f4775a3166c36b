import { capitalized } from '#builtin/understand/words/identifier.ts';
import { groupParts } from '#builtin/parts/records/group-parts.ts';
import { asksForHistory } from '#builtin/parts/records/timeline.ts';
import { calculationCard, calculationIn } from '#builtin/parts/facts/calculation.ts';
import { concernAlert, concernsOf } from '#builtin/parts/facts/concerns.ts';
import { isWarning, warningAlert } from '#builtin/parts/facts/text-lists.ts';
import { part, read, type Part } from '#builtin/part.ts';
import { actionControls } from '#builtin/parts/actions/action-controls.ts';
import { namedFactParts, factCard, namedFacts } from '#builtin/parts/facts/named-facts.ts';
import { fromRecord } from '#builtin/parts/actions/lookups.ts';
import { isRecordItself } from '#builtin/parts/facts/context-line.ts';
import { offerPage } from './offer-page.ts';
import { page } from '#builtin/parts/page/page.ts';
import {
  headline,
  headlineOf,
  nameOf,
  namingFact,
  namingGroup,
  numberOf,
  stateOf,
  statusFact,
  subjectOf,
  withNameAsTitle,
} from '#builtin/parts/records/record-headline.ts';
import { isAboutRecord, recordsOf } from '#builtin/understand/actions/about-record.ts';
import type { Action } from '#builtin/understand/actions/action.ts';
import {
  type Fact,
  type Group,
  type RecordSet,
  allGroups,
  allRecords,
  isEmpty,
} from '#builtin/understand/data/data-shape.ts';
import { dataKeyMatcher } from '#builtin/understand/words/data-key-matcher.ts';
import { joinedWords, wordsOf } from '#builtin/understand/words/fold-text.ts';
import { sideBySide } from '#builtin/parts/facts/fact-cards.ts';
import { haveSameStem, isNamedLike } from '#builtin/understand/words/same-stem.ts';
import { quotedAs } from '#builtin/understand/words/quoted.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';

/** One record: name and status, facts in sections, related lists in tables, and actions at the top. */
export function detailViewScreen(u: Understanding): Part {
  const subject = subjectOf(u);
  const tables = allRecords(u.data);
  const aboutRow = u.actions.filter((action) =>
    tables.some((set) => isAboutRecord(action, set) && !isChosenFor(subject, action, set)),
  );
  const things = [...tables, ...allGroups(u.data)].map(({ key }) => key).filter((key) => key !== '');
  const facts = [...new Set([subject, u.data])].map((group) =>
    fromRecord(
      group.pointer,
      group.facts.map(({ key }) => key),
      { key: group.key, others: things.filter((key) => key !== group.key) },
    ),
  );
  const top = actionControls(
    u.actions.filter((action) => !aboutRow.includes(action)),
    u,
    { mayBePrimary: true, facts },
  );
  const dialogs: Part[] = [...top.dialogs];
  const title = (u.named.title ?? (subject.label || namingFact(subject)?.label)) || fallbackTitle(u);
  const offer = offerPage(u, title);
  if (offer !== undefined) return offer;
  const named = namingGroup(u, subject);
  const name = nameAsTitle(u, named, subject);
  const number = name === undefined ? undefined : numberOf(subject);
  const all = isEmpty(u.data)
    ? namedFactParts(u)
    : sections(u, subject, { facts: name?.facts ?? [], number, named }, aboutRow, dialogs);
  // A state alone stands with the title, not in a line of its own, where there is room.
  const alone = all.find(
    ({ id, children }) =>
      id === 'headline' && top.buttons.length <= BESIDE_STATE && children.every(({ type }) => type === 'Badge'),
  );
  const told = all.filter((one) => one !== alone);
  const next = isHistory(u) ? top.buttons.filter(({ props }) => props['variant'] === 'primary') : [];
  const content = withHistoryFirst(told, next);
  const buttons = content === told ? top.buttons : top.buttons.filter((button) => !next.includes(button));
  // A "settlement of a member" stands above the name of the member.
  const kind = named !== subject && isNamedLike(title, named.key) ? subject.label : title;
  const screen = withState(
    page(u, name === undefined ? title : kind, 'lg', buttons, [...content, ...dialogs]),
    alone?.children ?? [],
  );
  return name === undefined ? screen : withNameAsTitle(screen, name, number, u);
}

// "move_object" takes the object and one of the places that it could be at: nothing is done with a place.
function isChosenFor({ key, facts }: Group, { fields }: Action, set: RecordSet): boolean {
  const isPresent = facts.some(({ refersTo }) => refersTo?.pointer === (set.view?.of ?? set.pointer));
  return isPresent && fields.some(({ name }) => joinedWords(name) === `${joinedWords(key)}id`);
}

const BESIDE_STATE = 2;

// Before the buttons in the header.
function withState(screen: Part, state: readonly Part[]): Part {
  if (screen.type === 'PageHeader') return { ...screen, children: [...state, ...screen.children] };
  const [first, ...others] = screen.children;
  return first === undefined || state.length === 0
    ? screen
    : { ...screen, children: [withState(first, state), ...others] };
}

// "Order details: the items, the payment and the history" are no history.
function isHistory(u: Understanding): boolean {
  const [opening = ''] = u.prompt.split(/[,:;.(]/u);
  return asksForHistory({ prompt: u.named.head }) || asksForHistory({ prompt: opening });
}

// A history that is asked for comes first, and ends with the next step.
function withHistoryFirst(content: Part[], next: readonly Part[]): Part[] {
  const card = content.find(({ children }) => children[0]?.type === 'Timeline');
  if (card === undefined || next.length === 0) return content;
  const whole = {
    ...card,
    children: [...card.children, part('nextStep', 'Stack', { direction: 'horizontal' }, [...next])],
  };
  const others = content.filter((one) => one !== card);
  const isHead = ({ type }: Part) => type === 'Stack';
  const head = others.findIndex((one) => !isHead(one));
  return others.toSpliced(Math.max(0, head), 0, whole);
}

// The record's own name is the title of its page, unless the request tells the title or the name stands beside a face.
function nameAsTitle(u: Understanding, named: Group, subject: Group): ReturnType<typeof nameOf> {
  const name = nameOf(u, named);
  const { isPerson } = named === subject ? (headlineOf(u, subject) ?? {}) : {};
  const isTold = u.named.statedTitle !== undefined || quotedAs('title', u.quoted) !== undefined;
  const isSame = name?.facts.every(({ value }) => value === '' || value === u.named.title) ?? true;
  return isTold || isSame || isPerson === true ? undefined : name;
}

function sections(
  u: Understanding,
  subject: Group,
  titled: { facts: readonly Fact[]; number: Fact | undefined; named: Group },
  rowActions: Understanding['actions'],
  dialogs: Part[],
): Part[] {
  const isKnown = dataKeyMatcher(u.data);
  const missing = namedFacts(u).filter(({ label, value }) => value !== undefined && !isKnown(label));
  const concerns = concernsOf(subject);
  const alarming = concerns.flatMap(({ state, note }) => [state, ...(note === undefined ? [] : [note])]);
  const warnings = subject.facts.filter(isWarning);
  // A number that stands above the name is no name.
  const found = titled.named === subject ? headlineOf(u, subject) : undefined;
  const isAlarm = found?.status !== undefined && alarming.includes(found.status);
  const above = found === undefined || !isAlarm ? found : { ...found, status: undefined };
  const isTitle = above !== undefined && titled.facts.includes(above.name);
  const isNumbered = titled.named !== subject;
  const state = above === undefined && (isNumbered || asksForHistory(u)) ? statusFact(subject) : undefined;
  const sum = calculationIn({ ...subject, records: subject.records.filter((set) => !isWorkedOn(set, rowActions, u)) });
  const added = sum === undefined ? [] : [...sum.from, sum.result];
  const shown = [
    ...(above?.told.facts ?? []),
    above?.status,
    state,
    ...titled.facts,
    titled.number,
    ...alarming,
    ...warnings,
    ...added,
  ];
  // A few values beside the objects tell the context, in the line under the title.
  const own = isRecordItself(u) ? u.data : { ...u.data, facts: [] };
  const record = subject === u.data ? own : subject;
  const others = {
    ...record,
    facts: record.facts.filter((fact) => !shown.includes(fact)),
    groups: record.groups.filter((group) => group !== titled.named),
    records: record.records.filter((set) => set !== sum?.entries?.set),
  };
  // What is told of the object that names the record comes first.
  const { named } = titled;
  const namesake =
    named === subject ? undefined : { ...named, facts: named.facts.filter((fact) => !shown.includes(fact)) };
  const beside = { ...own, groups: own.groups.filter((group) => group !== subject) };
  // Below the title of the page, the first card needs one of its own only beside others.
  const title = beside.groups.length > 0 || isBesideRecords(u, subject) ? subject.label : '';
  return [
    ...(above === undefined ? stateOf(u, state) : headline(u, above, isTitle)),
    ...concerns.map((one) => concernAlert(u, one)),
    ...warnings.map(warningAlert),
    ...(sum === undefined ? [] : [calculationCard(u, sum)]),
    ...withPicture(
      sideBySide([
        ...(namesake === undefined ? [] : groupParts(u, namesake, rowActions, dialogs, named.label)),
        ...groupParts(u, others, rowActions, dialogs, title),
      ]),
      isTitle ? above : namesake && headlineOf(u, named),
    ),
    ...(subject === u.data ? [] : groupParts(u, beside, rowActions, dialogs, u.copy.details)),
    ...factCard(u, missing, null),
  ];
}

// The "target" beside the readings that are asked for: under their title it would be taken for them.
function isBesideRecords({ data, prompt }: Understanding, subject: Group): boolean {
  const asked = wordsOf(prompt);
  const isAsked = wordsOf(subject.key).some((word) => asked.some((one) => haveSameStem(one, word)));
  return subject !== data && data.records.length > 0 && !isAsked;
}

function isWorkedOn(set: RecordSet, actions: Understanding['actions'], { data }: Understanding): boolean {
  return actions.some((action) => recordsOf(action, allRecords(data)) === set);
}

// What a thing looks like stands beside what is told of it.
function withPicture(parts: Part[], above: ReturnType<typeof headlineOf>): Part[] {
  if (above?.picture === undefined || above.isPerson) return parts;
  const { picture, told } = above;
  const shown = part('picture', 'Image', { src: read(picture.pointer), alt: told.text, width: '100%', aspect: '4/3' });
  const [first, ...others] = parts;
  if (first?.type !== 'Card') return [shown, ...parts];
  return [part('pictured', 'Grid', { template: '2fr 3fr', gap: 'lg', align: 'start' }, [shown, first]), ...others];
}

// A short prompt is the title itself.
function fallbackTitle({ prompt, copy }: Understanding): string {
  const words = prompt.replaceAll(/\s+/g, ' ').trim();
  return words !== '' && words.length <= 40 ? capitalized(words) : copy.details;
}
