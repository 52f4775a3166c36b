import type { Part } from '#builtin/part.ts';
import { isEmpty } from '#builtin/understand/data/data-shape.ts';
import type { StarterKind } from '#builtin/starters/read-starters.ts';
import type { Starter } from '#builtin/starters/starter.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { allRecords } from '#builtin/understand/data/data-shape.ts';
import { chatScreen } from '#builtin/screens/messages/chat.ts';
import { boardScreen } from '#builtin/screens/records/board.ts';
import { calendarScreen } from '#builtin/screens/records/calendar.ts';
import { checklistScreen, ticksScreen, weekScreen } from '#builtin/screens/records/checklist.ts';
import { dashboardScreen, figuresBoard } from '#builtin/screens/records/dashboard.ts';
import { detailViewScreen } from '#builtin/screens/records/detail-view.ts';
import { faqScreen } from '#builtin/screens/messages/faq.ts';
import { formScreen } from '#builtin/screens/forms/form.ts';
import { galleryScreen } from '#builtin/screens/records/gallery.ts';
import { asksForSite, landingScreen } from '#builtin/screens/offers/landing.ts';
import { notificationsScreen } from '#builtin/screens/messages/notifications.ts';
import { listTableScreen } from '#builtin/screens/records/list-table.ts';
import { planScreen, rotaScreen } from '#builtin/screens/records/meal-plan-and-rota.ts';
import { timelineScreen } from '#builtin/screens/records/timeline.ts';
import { wallScreen } from '#builtin/screens/records/wall.ts';
import { timerScreen } from '#builtin/screens/single-component/timer.ts';
import { isReply, threadIn } from '#builtin/understand/screen/thread.ts';
import { familiarIn, type Familiar } from '#builtin/understand/screen/familiar.ts';

const SCREENS: { [familiar in Familiar]: (u: Understanding) => Part } = {
  chat: chatScreen,
  faq: faqScreen,
  landing: landingScreen,
  timer: timerScreen,
  gallery: galleryScreen,
  checklist: checklistScreen,
  notifications: notificationsScreen,
  timeline: timelineScreen,
};

// Screens for requests that name only a subject, such as "todo list".
const STARTERS: { [kind in StarterKind]?: (u: Understanding, starter: Starter) => Part } = {
  list: listTableScreen,
  tracker: figuresBoard,
  ticks: ticksScreen,
  week: weekScreen,
  plan: planScreen,
  rota: rotaScreen,
  calendar: calendarScreen,
  board: boardScreen,
  wall: wallScreen,
};

/** Screens outside the named archetypes: a few familiar ones, else what the fields and the data suggest. */
export function otherScreen(u: Understanding): Part {
  const { started } = u;
  if (started?.isVague === true) {
    if (started.isPage) return landingScreen(u);
    const screen = started.isKnown ? STARTERS[started.starter.kind] : undefined;
    if (screen !== undefined) return screen(u, started.starter);
  }
  if (u.actions.some(isReply) && threadIn(u.data) !== undefined) return chatScreen(u);
  const familiar = familiarIn(u.named.head) ?? familiarIn(u.prompt);
  if (familiar !== undefined) return SCREENS[familiar](u);
  if (asksForSite(u)) return landingScreen(u);
  if (u.actions.some(({ fields }) => fields.length > 1) || (isEmpty(u.data) && u.fields.length >= 2))
    return formScreen(u);
  return allRecords(u.data).length > 0 ? dashboardScreen(u) : detailViewScreen(u);
}
