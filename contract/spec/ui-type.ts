/** The archetypes a caller can ask for. Source: service spec, "Compose request body", `ui_type`. */
export const UI_TYPES = [
  'form',
  'dashboard',
  'pricing_table',
  'list_table',
  'detail_view',
  'settings_panel',
  'wizard',
  'confirmation',
  'empty_state',
  'calendar',
  'board',
  'map',
  'editor',
  'other',
] as const;
export type UiType = (typeof UI_TYPES)[number];
