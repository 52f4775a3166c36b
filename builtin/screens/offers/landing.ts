import { controlContext } from '#builtin/parts/controls/control-context.ts';
import { fieldControls, formPart, submitButton } from '#builtin/parts/controls/form.ts';
import { answersOf, placeFields } from '#builtin/parts/controls/placed-fields.ts';
import { actionControls } from '#builtin/parts/actions/action-controls.ts';
import { subtitleOf } from '#builtin/parts/page/page.ts';
import { part, type Part } from '#builtin/part.ts';
import { allFacts } from '#builtin/understand/data/data-shape.ts';
import { read } from '#builtin/part.ts';
import { labelsOf } from '#builtin/starters/starter.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import { quotedAs } from '#builtin/understand/words/quoted.ts';
import { plays } from '#builtin/understand/data/record-roles.ts';
import { usualFields } from '#builtin/understand/fields/usual-fields.ts';
import { ownKey, type Understanding } from '#builtin/understand/understanding.ts';
import { says, wordList } from '#builtin/understand/words/word-list.ts';

/** The opening of a site: a headline with its call to action, and what the prompt says speaks for it. */
export function landingScreen(u: Understanding): Part {
  const controls = actionControls(u.actions, u, { mayBePrimary: true });
  const facts = allFacts(u.data);
  const name = facts.find(({ key, kind }) => kind === 'text' && (plays(key, 'title') || /headline|brand/i.test(key)));
  const tagline = facts.find(({ key }) => /tagline|subtitle|slogan|description|claim/i.test(key));
  const title = quotedAs('title', u.quoted) ?? u.named.told ?? (name === undefined ? undefined : read(name.pointer));
  const hero = part(
    'hero',
    'Hero',
    {
      title: title ?? u.named.owner ?? u.named.title ?? u.copy.overview,
      subtitle: subtitleOf(u) ?? (tagline === undefined ? undefined : read(tagline.pointer)),
      align: 'center',
      size: 'lg',
    },
    heroButtons(u, controls.buttons),
  );
  const labels = u.parts.facts.flatMap(({ label, value }) => (label === '' || value !== undefined ? [] : [label]));
  // What nobody has written a word about yet still stands there as a tile.
  const tiles = u.started?.isPage === true ? { variant: 'bordered', align: 'center' } : {};
  const features =
    labels.length < 2
      ? []
      : [part('features', 'FeatureGrid', { features: labels.map((label) => ({ title: label })), ...tiles })];
  return part('root', 'Stack', { gap: 'xl' }, [hero, ...features, ...newsletter(u), ...controls.dialogs]);
}

const NEWSLETTER = wordList('newsletter|mailing list|waitlist|waiting list|warteliste|infolettre|boletin');

// Who asks for a newsletter on the page wants people to leave their address.
function newsletter(u: Understanding): Part[] {
  if (!says(NEWSLETTER, u.prompt) || !u.mayInvent || u.fields.some(({ kind }) => kind === 'email')) return [];
  const placed = placeFields(usualFields('newsletter', u.language), `/${ownKey(u, 'newsletter')}`);
  const commit = { action: 'subscribe', params: answersOf(placed) };
  const controls = fieldControls(placed, controlContext(u));
  return [
    part('newsletterCard', 'Card', { title: 'Newsletter', maxWidth: 'md', centered: true }, [
      formPart('newsletter', controls, [submitButton(u.copy.subscribe)], commit),
    ]),
  ];
}

function heroButtons(u: Understanding, buttons: Part[]): Part[] {
  const label = quotedAs('button', u.quoted);
  if (buttons.length > 0 || !u.mayInvent) return buttons;
  const call = label ?? u.deeds[0] ?? callOf(u);
  return [
    part('heroButton', 'Button', { label: call, variant: 'primary', size: 'lg' }, [], {
      on: { commit: { action: identifier(label ?? u.deeds[0] ?? 'getStarted', 'getStarted') } },
    }),
  ];
}

// Who has guests wants bookings, everyone else to be spoken to.
function callOf({ started, copy, language }: Understanding): string {
  if (started?.isPage !== true) return copy.getStarted;
  return started.starter.call === 'book' ? copy.book : labelsOf('getInTouch', language).label;
}
