import { capitalized } from '#builtin/understand/words/identifier.ts';
import { groupParts } from '#builtin/parts/records/group-parts.ts';
import { definedOnly, read, type Part } from '#builtin/part.ts';
import { actionControls } from '#builtin/parts/actions/action-controls.ts';
import { namedFactParts, factCard, namedFacts } from '#builtin/parts/facts/named-facts.ts';
import { fromRecord } from '#builtin/parts/actions/lookups.ts';
import { isRecordItself } from '#builtin/parts/facts/context-line.ts';
import { page } from '#builtin/parts/page/page.ts';
import { headline, headlineOf, namingFact } from '#builtin/parts/records/record-headline.ts';
import { isAboutRecord } from '#builtin/understand/actions/about-record.ts';
import { type Fact, type Group, allRecords, isEmpty } from '#builtin/understand/data/data-shape.ts';
import { dataKeyMatcher } from '#builtin/understand/words/data-key-matcher.ts';
import { quotedAs } from '#builtin/understand/words/quoted.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';

/** One record: name and status, facts in sections, related lists in tables, and actions at the top. */
export function detailViewScreen(u: Understanding): Part {
  const subject = subjectOf(u.data);
  const tables = allRecords(u.data);
  const aboutRow = u.actions.filter((action) => tables.some((set) => isAboutRecord(action, set)));
  const keys = subject.facts.map(({ key }) => key);
  const top = actionControls(
    u.actions.filter((action) => !aboutRow.includes(action)),
    u,
    { mayBePrimary: true, lookups: [fromRecord(subject.pointer, keys, subject)] },
  );
  const dialogs: Part[] = [...top.dialogs];
  const content = isEmpty(u.data) ? namedFactParts(u) : sections(u, subject, aboutRow, dialogs);
  const title = u.named.title ?? (subject.label || namingFact(subject)?.label);
  const screen = page(u, title || fallbackTitle(u), 'lg', top.buttons, [...content, ...dialogs]);
  const name = titleFact(u, subject);
  return name === undefined ? screen : withNameAsTitle(screen, name.pointer);
}

// The record's own name is the title of its page, unless the request tells the title or the name stands beside a picture.
function titleFact(u: Understanding, subject: Group): Fact | undefined {
  const name = namingFact(subject);
  const { picture, isPerson } = headlineOf(u, subject) ?? {};
  const isTold = u.named.statedTitle !== undefined || quotedAs('title', u.quoted) !== undefined;
  const isSame = name?.value === '' || name?.value === u.named.title;
  return isTold || isSame || isPerson === true || picture !== undefined ? undefined : name;
}

// "Expense report" stands above "Trade fair in Berlin".
function withNameAsTitle(screen: Part, pointer: string): Part {
  if (screen.type !== 'PageHeader')
    return { ...screen, children: screen.children.map((child) => withNameAsTitle(child, pointer)) };
  const { title: above, ...props } = screen.props;
  return { ...screen, props: definedOnly({ ...props, title: read(pointer), eyebrow: above }) };
}

// If the data has a single object and no facts beside it, that object is the subject; lists beside it belong to it.
function subjectOf(data: Group): Group {
  const [only, ...others] = data.groups;
  return only !== undefined && others.length === 0 && data.facts.length === 0 ? only : data;
}

function sections(u: Understanding, subject: Group, rowActions: Understanding['actions'], dialogs: Part[]): Part[] {
  const isKnown = dataKeyMatcher(u.data);
  const missing = namedFacts(u).filter(({ label, value }) => value !== undefined && !isKnown(label));
  const above = headlineOf(u, subject);
  const shown = [above?.name, above?.status];
  // A few values beside the objects tell the context, in the line under the title.
  const own = isRecordItself(u) ? u.data : { ...u.data, facts: [] };
  const record = subject === u.data ? own : subject;
  const others = { ...record, facts: record.facts.filter((fact) => !shown.includes(fact)) };
  return [
    ...(above === undefined ? [] : headline(u, above, titleFact(u, subject) === above.name)),
    ...groupParts(u, others, rowActions, dialogs, u.copy.details),
    ...(subject === u.data ? [] : groupParts(u, { ...own, groups: [] }, rowActions, dialogs, u.copy.details)),
    ...factCard(u, missing, null),
  ];
}

// A short prompt is the title itself.
function fallbackTitle({ prompt, copy }: Understanding): string {
  const words = prompt.replaceAll(/\s+/g, ' ').trim();
  return words !== '' && words.length <= 40 ? capitalized(words) : copy.details;
}
