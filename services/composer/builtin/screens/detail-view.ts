import { actionControls } from '../parts/action-controls.ts';
import { listCharts } from '../parts/chart.ts';
import { factList, toneOf } from '../parts/facts.ts';
import { fromRecord } from '../parts/lookups.ts';
import { page } from '../parts/page.ts';
import { recordsPart } from '../parts/records.ts';
import { isAboutRecord } from '../read/about-record.ts';
import { isFigureObject, statGroup, statsOf } from '../parts/stats.ts';
import { timelineOf } from '../parts/timeline.ts';
import { definedOnly, part, read, type Part } from '../part.ts';
import { allRecords, isEmpty, type Fact, type Group } from '../read/data-shape.ts';
import { identifier } from '../read/identifier.ts';
import { plays } from '../read/record-roles.ts';
import { ownKey, type Understanding } from '../read/understanding.ts';

/** One record: its name and status, its facts in sections, what belongs to it in tables, its actions at the top. */
export function detailViewScreen(u: Understanding): Part {
  const subject = subjectOf(u.data);
  const tables = allRecords(u.data);
  const aboutRow = u.actions.filter((action) => tables.some((set) => isAboutRecord(action, set)));
  const keys = subject.facts.map(({ key }) => key);
  const top = actionControls(
    u.actions.filter((action) => !aboutRow.includes(action)),
    u,
    { mayBePrimary: true, lookups: [fromRecord(subject.pointer, keys, subject.key)] },
  );
  const dialogs: Part[] = [...top.dialogs];
  const content = isEmpty(u.data) ? comingFacts(u) : sections(u, subject, aboutRow, dialogs);
  const name = nameOf(subject);
  const title = u.named.title ?? name?.label ?? subject.label;
  return page(u, title || u.copy.details, 'lg', top.buttons, [...content, ...dialogs]);
}

// Data that holds one object and nothing else is about that object.
function subjectOf(data: Group): Group {
  const [only, ...others] = data.groups;
  return only !== undefined && others.length === 0 && data.facts.length + data.records.length === 0 ? only : data;
}

function nameOf({ facts }: Group): Fact | undefined {
  return facts.find(({ key, kind }) => kind === 'text' && plays(key, 'title') && !plays(key, 'status'));
}

function sections(u: Understanding, subject: Group, rowActions: Understanding['actions'], dialogs: Part[]): Part[] {
  return [...headline(u, subject), ...groupParts(u, subject, rowActions, dialogs, u.copy.details)];
}

// The record's own name and status, where the data has them.
function headline(u: Understanding, subject: Group): Part[] {
  const name =
    nameOf(subject) ?? subject.facts.find(({ key }) => /^(?:number|nummer|code|reference|.*[nN]umber)$/.test(key));
  const status = subject.facts.find(({ key, kind }) => kind === 'text' && plays(key, 'status'));
  const picture = subject.facts.find(({ kind }) => kind === 'picture');
  if (name === undefined) return [];
  const badge =
    status === undefined
      ? []
      : [part('statusBadge', 'Badge', definedOnly({ text: read(status.pointer), tone: toneOf(String(status.value)) }))];
  const isPerson =
    /\b(?:profile|customer|employee|user|patient|contact|member|person|profil|kunde|perfil|doctor|student|candidate)\b/iu.test(
      u.prompt,
    );
  const face = isPerson
    ? [
        part(
          'avatar',
          'Avatar',
          definedOnly({
            name: read(name.pointer),
            src: picture === undefined ? undefined : read(picture.pointer),
            size: 'lg',
          }),
        ),
      ]
    : picture === undefined
      ? []
      : [
          part('picture', 'Image', {
            src: read(picture.pointer),
            alt: read(name.pointer),
            width: '160px',
            aspect: '1/1',
          }),
        ];
  const heading = part('recordName', 'Heading', { text: read(name.pointer), level: 'h2' });
  return [
    part('headline', 'Stack', { direction: 'horizontal', gap: 'md', align: 'center' }, [...face, heading, ...badge]),
  ];
}

function groupParts(
  u: Understanding,
  group: Group,
  rowActions: Understanding['actions'],
  dialogs: Part[],
  title: string,
): Part[] {
  const facts = group.facts.filter(({ kind }) => kind !== 'picture');
  const name = identifier(group.key, 'record');
  const parts: Part[] =
    facts.length === 0 ? [] : [part(`${name}Card`, 'Card', { title }, [factList(name, facts, u.copy)])];
  for (const list of group.lists) {
    const tags = list.values
      .slice(0, 40)
      .map((_, index) =>
        part(`${identifier(list.key, 'value')}Tag`, 'Tag', { label: read(`${list.pointer}/${index}`) }),
      );
    const isWords = list.values.every((value) => typeof value === 'string' && value.length <= 40);
    if (isWords && tags.length > 0)
      parts.push(
        part(`${identifier(list.key, 'values')}Card`, 'Card', { title: list.label }, [
          part(`${identifier(list.key, 'values')}Tags`, 'Stack', { direction: 'horizontal', gap: 'sm' }, tags),
        ]),
      );
  }
  for (const { label, chart } of listCharts(group, u.copy))
    parts.push(part(`${chart.id}Card`, 'Card', { title: label }, [chart]));
  for (const set of group.records) {
    const own = rowActions.filter((action) => isAboutRecord(action, set));
    const timeline = own.length === 0 ? timelineOf(set, false) : undefined;
    const records = timeline === undefined ? recordsPart(u, set, own) : { parts: [timeline], dialogs: [] };
    parts.push(part(`${identifier(set.key, 'records')}Card`, 'Card', { title: set.label }, records.parts));
    dialogs.push(...records.dialogs);
  }
  const figures = group.groups.filter(isFigureObject);
  const stats =
    figures.length >= 2 ? statGroup(`${name}Stats`, statsOf({ ...group, facts: [], groups: figures })) : undefined;
  if (stats !== undefined) parts.push(stats);
  for (const inner of group.groups) {
    if (stats === undefined || !figures.includes(inner))
      parts.push(...groupParts(u, inner, rowActions, dialogs, inner.label));
  }
  return parts;
}

// Nothing is known yet: the facts that the prompt names, each with a place that the host fills.
function comingFacts(u: Understanding): Part[] {
  const key = ownKey(u, 'record');
  const labels = u.listings
    .flatMap(({ items }) => items.map(({ label }) => label))
    .filter((label) => !/\b(?:buttons?|links?|avatar|picture|photo|image|header|icons?)\b/iu.test(label))
    .slice(0, 24);
  if (labels.length === 0) return [part('empty', 'EmptyState', { title: u.copy.noData, titleLevel: 'h2' })];
  const entries = labels.map((label) => ({ label, pointer: `/${key}/${identifier(label, 'value')}` }));
  const items = entries.map(({ label, pointer }) => ({ term: label, description: read(pointer) }));
  const list = part('recordFacts', 'DescriptionList', { items, layout: 'grid' }, [], {
    seeds: Object.fromEntries(entries.map(({ pointer }) => [pointer, u.copy.noValue])),
  });
  return [part('recordCard', 'Card', { title: u.copy.details }, [list])];
}
