import type { JsonObject } from '#contract/json/json.ts';
import { actionControls } from '#builtin/parts/actions/action-controls.ts';
import { page } from '#builtin/parts/page/page.ts';
import { recordCards } from '#builtin/parts/records/record-cards.ts';
import { recordsPart } from '#builtin/parts/records/records.ts';
import { sectionsOf } from '#builtin/parts/records/sections.ts';
import { mainFirst, recordsOf } from '#builtin/understand/actions/about-record.ts';
import { askedCounts } from '#builtin/parts/figures/counts.ts';
import { statGroup, statsOf } from '#builtin/parts/figures/stats.ts';
import { emptyTable } from '#builtin/parts/records/table.ts';
import { searchBox } from '#builtin/parts/records/toolbar.ts';
import { growingPage } from '#builtin/parts/growing/growing-page.ts';
import { growingList } from '#builtin/parts/growing/growing-table.ts';
import type { Started } from '#builtin/starters/with-starter.ts';
import { part, type Part } from '#builtin/part.ts';
import { allRecords } from '#builtin/understand/data/data-shape.ts';
import { columnsFromPrompt } from '#builtin/understand/fields/columns-from-prompt.ts';
import { capitalized, identifier } from '#builtin/understand/words/identifier.ts';
import type { Language } from '#builtin/understand/words/language.ts';
import { plural } from '#builtin/understand/words/plural.ts';
import { ownKey, type Understanding } from '#builtin/understand/understanding.ts';
import { asksForTable } from '#builtin/understand/request/list-tools.ts';
import { beginsWith, says, withoutLead, wordList } from '#builtin/understand/words/word-list.ts';

const MAX_SETS = 8;
const PARTS_OF_TABLE = wordList('sortable|columns|column|rows|row');

/** Records in a table with search, filters and actions on the selected row; other actions are beside the title. */
export function listTableScreen(u: Understanding): Part {
  if (u.started !== undefined) return growingListScreen(u, u.started);
  const sets = mainFirst(allRecords(u.data).slice(0, MAX_SETS), u.actions);
  const [main] = sets;
  const title = u.named.title ?? main?.label ?? u.copy.overview;
  const onRecord = main === undefined ? [] : u.actions.filter((action) => recordsOf(action, sets) === main);
  const others = sectionsOf(u, sets.slice(1));
  const rest = u.actions.filter((action) => !onRecord.includes(action) && !others.actions.includes(action));
  const top = actionControls(rest, u, { mayBePrimary: true });
  const cards =
    main === undefined || onRecord.length > 0 || asksForTable(u.prompt) || says(PARTS_OF_TABLE, u.prompt)
      ? undefined
      : recordCards(main);
  const lists =
    main === undefined
      ? { parts: tableToFill(u, title), dialogs: [] }
      : cards === undefined
        ? recordsPart(u, main, onRecord)
        : { parts: [cards], dialogs: [] };
  // Rows with buttons have no heads that say what they are.
  const isHeaded = main === undefined || onRecord.length === 0 || lists.parts.some(({ type }) => type === 'DataTable');
  return page(u, title, 'xl', top.buttons, [
    ...aside(u),
    ...(cards === undefined
      ? [part('listCard', 'Card', isHeaded || main.label === title ? {} : { title: main.label }, lists.parts)]
      : lists.parts),
    ...others.cards,
    ...top.dialogs,
    ...lists.dialogs,
    ...others.dialogs,
  ]);
}

// Without data, users add the entries themselves.
function growingListScreen(u: Understanding, { starter, isVague }: Started): Part {
  const many = capitalized(starter.many);
  const { button, content, dialog } = growingList(u, isVague ? many : thingsOf(u.named.title ?? many, u.language));
  return growingPage(u, starter, 'xl', [button], [part('listCard', 'Card', {}, content), dialog]);
}

// Figures beside the records are tiles; a single one stands with the other values.
function aside(u: Understanding): Part[] {
  const figures = statsOf(u.data, u);
  const counts = allRecords(u.data).flatMap((set) => askedCounts(u, set));
  const told = [...(figures.length < 2 ? [] : figures), ...counts];
  const stats = statGroup('stats', told, u.data);
  return stats === undefined ? [] : [stats];
}

// A table without records: the columns that the prompt names, with rows that the host fills.
function tableToFill(u: Understanding, title: string): Part[] {
  const columns: JsonObject[] = columnsFromPrompt(u);
  const things = thingsOf(title, u.language);
  const searchPath = `/${ownKey(u, 'search')}`;
  const pointer = `/${ownKey(u, identifier(things, 'rows'))}`;
  return [searchBox(u, 'search', things, searchPath), emptyTable(u, things, columns, pointer, { searchPath })];
}

const MANAGES = wordList(
  'manage|track|keep track of|browse|organise|organize|view|see|review|handle|monitor|look up|verwalte|verwalten|gerer',
  'suivre|gestiona|gestionar|gerenciar|gerir|gestire',
);
const OWNERS = 'the/my/our/your/their/die/meine/unsere/le/les/mes/nos/los/las/mis/os/as/i/gli';
const DETERMINERS = wordList(OWNERS, `all ${OWNERS}`);

// "Manage the members of a club" gives "Members of a club", "invoice list" gives "invoices".
function thingsOf(title: string, language: Language): string {
  const managed = beginsWith(MANAGES, title) ? withoutLead(DETERMINERS, withoutLead(MANAGES, title)) : title;
  const listed = language === 'en' ? /^(.*?)(\p{L}+)\s+(?:list|table|overview|directory)$/iu.exec(managed) : null;
  if (listed === null) return managed === '' ? title : capitalized(managed);
  const [, before = '', thing = ''] = listed;
  return `${before}${plural(thing)}`;
}
