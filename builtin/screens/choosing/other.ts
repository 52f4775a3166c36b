import type { Part } from '#builtin/part.ts';
import { isEmpty } from '#builtin/understand/data/data-shape.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { allRecords } from '#builtin/understand/data/data-shape.ts';
import { chatScreen } from '#builtin/screens/messages/chat.ts';
import { checklistScreen } from '#builtin/screens/records/checklist.ts';
import { dashboardScreen } from '#builtin/screens/records/dashboard.ts';
import { detailViewScreen } from '#builtin/screens/records/detail-view.ts';
import { faqScreen } from '#builtin/screens/messages/faq.ts';
import { formScreen } from '#builtin/screens/forms/form.ts';
import { galleryScreen } from '#builtin/screens/records/gallery.ts';
import { landingScreen } from '#builtin/screens/offers/landing.ts';
import { notificationsScreen } from '#builtin/screens/messages/notifications.ts';
import { timelineScreen } from '#builtin/screens/records/timeline.ts';
import { timerScreen } from '#builtin/screens/special/timer.ts';
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

/** Everything outside the named archetypes: a handful of familiar screens, else what the fields and the data suggest. */
export function otherScreen(u: Understanding): Part {
  const familiar = familiarIn(u.prompt);
  if (familiar !== undefined) return SCREENS[familiar](u);
  if (u.actions.some(({ fields }) => fields.length > 1) || (isEmpty(u.data) && u.fields.length >= 2))
    return formScreen(u);
  return allRecords(u.data).length > 0 ? dashboardScreen(u) : detailViewScreen(u);
}
