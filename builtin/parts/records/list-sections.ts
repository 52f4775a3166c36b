import { isJsonObject } from '#contract/json/json.ts';
import { part, read, type Part } from '#builtin/part.ts';
import type { RecordSet } from '#builtin/understand/data/data-shape.ts';
import type { ListGroup, ListGroups } from '#builtin/understand/lists/asked-groups.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { queryOf, viewPath } from '#builtin/view-query.ts';
import { ROW } from './row-texts.ts';

/**
 * Parts that show a list, with the list in the sections that the request asks for: each with its heading, the number of its
 * records and the same rows. Records that belong to none of them stand in a last section.
 */
export function inSections(u: Understanding, set: RecordSet, parts: readonly Part[]): Part[] {
  const { groups } = set;
  return groups === undefined ? [...parts] : parts.map((one) => sectionedPart(u, set, groups, one));
}

function sectionedPart(u: Understanding, set: RecordSet, groups: ListGroups, shown: Part): Part {
  const path = listPath(shown);
  if (path === undefined || (shown.views?.[path]?.of ?? path) !== set.pointer) return shown;
  const { views = {}, ...template } = shown;
  const name = identifier(set.key, 'records');
  const others = groups.groups.map(({ query }) => `!(${query})`).join(' && ');
  const all = [...groups.groups, { label: groups.rest, query: others }];
  const sections = all.map(({ label, query, total }: ListGroup, at) => {
    const pointer = viewPath(u, set.pointer, `group ${at + 1}`);
    const count = viewPath(u, set.pointer, `count ${at + 1}`);
    const list = queryOf(pointer);
    const sum = viewPath(u, set.pointer, `total ${at + 1}`);
    const chosen = `${queryOf(path)}[?${query}]`;
    return part(
      `${name}Section`,
      'Stack',
      { gap: 'sm' },
      [
        part(`${name}SectionHead`, 'Stack', { direction: 'horizontal', gap: 'sm', align: 'center' }, [
          part(`${name}SectionTitle`, 'Heading', { text: label, level: 'h3', size: 'sm' }),
          part(`${name}SectionCount`, 'Text', { text: read(count), variant: 'muted' }),
          ...(total === undefined
            ? []
            : [part(`${name}SectionTotal`, 'Text', { text: read(sum), weight: 'semibold' })]),
        ]),
        withList(template, pointer),
      ],
      {
        visible: { $state: count, neq: '0' },
        views: {
          [pointer]: { query: template.repeat === undefined ? chosen : withoutLineAbove(chosen), of: set.pointer },
          [count]: { query: `to_string(length(${list}))`, of: set.pointer },
          ...(total === undefined ? {} : { [sum]: { query: `${list} | ${total}`, of: set.pointer } }),
        },
      },
    );
  });
  const layout = groups.areColumns
    ? part(`${name}Sections`, 'Grid', { columns: Math.min(all.length, 4), gap: 'md' })
    : part(`${name}Sections`, 'Stack', { gap: 'lg' });
  return { ...layout, children: sections, views };
}

// Below its heading, the first record of a section needs no line above it.
function withoutLineAbove(rows: string): string {
  return `let $rows = ${rows} in map(&merge(@, {${ROW.isNext}: @ != $rows[0]}), $rows)`;
}

// The state path of the records that a part repeats or shows in a table.
function listPath({ type, props, repeat }: Part): string | undefined {
  if (repeat !== undefined) return repeat.statePath;
  const rows = props['rows'];
  const path = type === 'DataTable' && isJsonObject(rows) ? rows['$state'] : undefined;
  return typeof path === 'string' ? path : undefined;
}

function withList(template: Part, pointer: string): Part {
  return template.repeat === undefined
    ? { ...template, props: { ...template.props, rows: read(pointer) } }
    : { ...template, repeat: { ...template.repeat, statePath: pointer } };
}

/** A screen with the views of the lists that the data has in another form or in another order. */
export function withArrangedLists(screen: Part, sets: readonly RecordSet[]): Part {
  const decoded = sets.flatMap(({ decoded: made }) => (made === undefined ? [] : [[made.path, made]]));
  const arranged = sets.flatMap(({ pointer, view }) => (view === undefined ? [] : [[pointer, view]]));
  const views = Object.fromEntries([...decoded, ...arranged]);
  return Object.keys(views).length === 0 ? screen : { ...screen, views: { ...views, ...screen.views } };
}
