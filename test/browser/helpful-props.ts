import type { Json } from '#contract/json/json.ts';

const action = { id: 'note', label: 'Note' };

/**
 * Props that the example of a component lacks and without which some verb has nothing to be pressed, or takes minutes;
 * null takes a prop away.
 */
export const HELPFUL_PROPS: { readonly [component: string]: Record<string, Json> } = {
  // A map of somebody else's takes the focus into its own page, out of which no Tab of ours leads.
  MapEmbed: { center: null },
  MapView: { confirmLabel: 'Use this depot', selectedId: 'osl' },
  Timer: { duration: 0.001 },
  TournamentBracket: {
    groups: [
      {
        name: 'Group A',
        teams: [
          { name: 'Vera', points: 3 },
          { name: 'Ola', points: 1 },
        ],
      },
    ],
  },
  // With an address they are links, which fire nothing.
  Banner: { actionHref: null },
  NotFound: { actionHref: null },
  FeatureCard: { href: null },
  Callout: { dismissible: true },
  // One file that is there already can be removed.
  FileUpload: { accept: null, selectedFiles: [{ name: 'a.txt', size: 1 }] },
  MultiSelect: { value: ['osl'], submitLabel: 'Apply' },
  // Three places take what the explorer types.
  OTPInput: { length: 3, groupSize: null, pattern: 'alphanumeric' },
  DataTable: {
    rows: [
      { number: 'INV-0412', due: '2026-09-30', amount: 1840 },
      { number: 'INV-0415', due: '2026-10-04', amount: 265.5 },
    ],
    columns: [
      { key: 'number', label: 'Invoice', editable: true },
      { key: 'due', label: 'Due', sortable: true },
    ],
    pageSize: 1,
    rowActions: [
      { id: 'edit', label: 'Edit' },
      { id: 'delete', label: 'Delete' },
    ],
    bulkActions: [],
  },
  EditableSpreadsheetGrid: {
    columns: [
      { key: 'task', label: 'Task' },
      { key: 'mon', label: 'Mon', type: 'number' },
    ],
  },
  SearchInput: { name: 'q' },
  NodeGraph: { multiSelect: true },
  KanbanBoard: { rowActions: [action] },
  KanbanCard: { rowActions: [action] },
  FloorPlan: { selectedIds: ['a1'] },
};
