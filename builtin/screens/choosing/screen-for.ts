import type { UiType } from '#contract/spec/ui-type.ts';
import type { Part } from '#builtin/part.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { boardScreen } from '#builtin/screens/records/board.ts';
import { calendarScreen } from '#builtin/screens/records/calendar.ts';
import { confirmationScreen } from '#builtin/screens/messages/question-or-outcome.ts';
import { dashboardScreen } from '#builtin/screens/records/dashboard.ts';
import { detailViewScreen } from '#builtin/screens/records/detail-view.ts';
import { documentScreen, isKnownDocument } from '#builtin/screens/forms/document.ts';
import { editorScreen } from '#builtin/screens/forms/editor.ts';
import { emptyStateScreen } from '#builtin/screens/messages/empty-state.ts';
import { formScreen } from '#builtin/screens/forms/form.ts';
import { inboxIn } from '#builtin/understand/screen/inbox.ts';
import { inboxScreen } from '#builtin/screens/messages/inbox.ts';
import { listTableScreen } from '#builtin/screens/records/list-table.ts';
import { mapScreen } from '#builtin/screens/records/map.ts';
import { otherScreen } from './unlisted-kinds.ts';
import { picturedRecords, pictureWallScreen } from '#builtin/screens/records/picture-wall.ts';
import { pricingTableScreen } from '#builtin/screens/offers/pricing-table.ts';
import { templateScreen } from '#builtin/templates/template-screen.ts';
import { withFoldedLists } from '../folded-lists.ts';
import { withSectionsInOrder } from '../section-order.ts';
import { withUnshownData } from '../unshown-data.ts';
import { withUnplacedParts } from '#builtin/screens/unplaced-parts.ts';
import { settingsPanelScreen } from '#builtin/screens/settings/settings-panel.ts';
import { comparedRecords, sideBySideScreen } from '#builtin/screens/records/side-by-side.ts';
import { specialView } from '#builtin/screens/single-component/special-view.ts';
import { usualMessageScreen } from '#builtin/screens/messages/usual-message.ts';
import { uploadScreen } from '#builtin/screens/forms/upload.ts';
import { wizardScreen } from '#builtin/screens/forms/wizard.ts';

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
  editor: (u) => (isKnownDocument(u) ? documentScreen(u) : editorScreen(u)),
  other: otherScreen,
};

// On these archetypes a specialised component, such as a seating plan, may replace the usual screen.
const MAY_BE_SPECIAL: ReadonlySet<UiType> = new Set(['map', 'calendar', 'editor', 'other']);

// Here, a few things that are to be compared stand side by side.
const MAY_COMPARE: ReadonlySet<UiType> = new Set([
  'board',
  'list_table',
  'detail_view',
  'confirmation',
  'other',
  'form',
]);

/** Lays out the screen for a request that was understood. */
export function screenFor(u: Understanding): Part {
  if (u.message !== undefined) return usualMessageScreen(u, u.message);
  if (u.template !== undefined) return withUnplacedParts(u, templateScreen(u, u.template));
  const screen = screenOf(u);
  return withUnplacedParts(u, withFoldedLists(u, withSectionsInOrder(u, withUnshownData(u, screen))));
}

function screenOf(u: Understanding): Part {
  const inbox =
    u.requestedType === undefined || MAY_COMPARE.has(u.requestedType) ? inboxIn(u.data, u.actions) : undefined;
  if (inbox !== undefined) return inboxScreen(u, inbox);
  const compared = MAY_COMPARE.has(u.uiType) ? comparedRecords(u) : undefined;
  if (compared !== undefined) return sideBySideScreen(u, compared);
  const pictured = picturedRecords(u);
  const wall = pictured === undefined ? undefined : pictureWallScreen(u, pictured);
  if (wall !== undefined) return wall;
  return (MAY_BE_SPECIAL.has(u.uiType) ? specialView(u) : undefined) ?? uploadScreen(u) ?? SCREENS[layoutOf(u)](u);
}

// "Set up two-factor" asks for one code: steps with a review of it would be longer than the form.
function layoutOf({ uiType, requestedType, parts, actions }: Understanding): UiType {
  const asked = actions.flatMap((action) => action.fields.filter(({ fixed }) => fixed === undefined));
  const isShort = parts.steps.length < 2 && parts.sections.length === 0 && asked.length === 1;
  return uiType === 'wizard' && requestedType === undefined && isShort ? 'form' : uiType;
}
