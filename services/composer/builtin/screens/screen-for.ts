import type { UiType } from '#contract/ui-type.ts';
import type { Part } from '../part.ts';
import type { Understanding } from '../read/understanding.ts';
import { confirmationScreen } from './confirmation.ts';
import { dashboardScreen } from './dashboard.ts';
import { detailViewScreen } from './detail-view.ts';
import { emptyStateScreen } from './empty-state.ts';
import { formScreen } from './form.ts';
import { listTableScreen } from './list-table.ts';

const SCREENS: { [uiType in UiType]: (u: Understanding) => Part } = {
  form: formScreen,
  dashboard: dashboardScreen,
  list_table: listTableScreen,
  detail_view: detailViewScreen,
  confirmation: confirmationScreen,
  empty_state: emptyStateScreen,
  pricing_table: dashboardScreen,
  settings_panel: formScreen,
  wizard: formScreen,
  calendar: listTableScreen,
  board: listTableScreen,
  map: listTableScreen,
  editor: formScreen,
  other: detailViewScreen,
};

/** The screen for what was understood. */
export function screenFor(u: Understanding): Part {
  return SCREENS[u.uiType](u);
}
