import type { UiType } from '#contract/spec/ui-type.ts';
import type { Part } from '../part.ts';
import type { Understanding } from '../understand/understanding.ts';
import { boardScreen } from './board.ts';
import { calendarScreen } from './calendar.ts';
import { confirmationScreen } from './confirmation.ts';
import { dashboardScreen } from './dashboard.ts';
import { detailViewScreen } from './detail-view.ts';
import { editorScreen } from './editor.ts';
import { emptyStateScreen } from './empty-state.ts';
import { formScreen } from './form.ts';
import { listTableScreen } from './list-table.ts';
import { mapScreen } from './map.ts';
import { otherScreen } from './other.ts';
import { pricingTableScreen } from './pricing-table.ts';
import { withSaid } from './said-parts.ts';
import { settingsPanelScreen } from './settings-panel.ts';
import { specialView } from './special-view.ts';
import { uploadScreen } from './upload.ts';
import { wizardScreen } from './wizard.ts';

const SCREENS: { [uiType in UiType]: (u: Understanding) => Part } = {
  form: formScreen,
  dashboard: dashboardScreen,
  list_table: listTableScreen,
  detail_view: detailViewScreen,
  confirmation: confirmationScreen,
  empty_state: emptyStateScreen,
  pricing_table: pricingTableScreen,
  settings_panel: settingsPanelScreen,
  wizard: wizardScreen,
  calendar: calendarScreen,
  board: boardScreen,
  map: mapScreen,
  editor: editorScreen,
  other: otherScreen,
};

// Archetypes whose usual screen a component of its own may stand in for.
const MAY_BE_SPECIAL: ReadonlySet<UiType> = new Set(['map', 'calendar', 'editor', 'other']);

/** The screen for what was understood. */
export function screenFor(u: Understanding): Part {
  return withSaid(
    u,
    (MAY_BE_SPECIAL.has(u.uiType) ? specialView(u) : undefined) ?? uploadScreen(u) ?? SCREENS[u.uiType](u),
  );
}
