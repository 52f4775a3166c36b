import { CARDS, shapedParts, type ShapedHeading } from '#builtin/parts/facts/heading-contents.ts';
import { shapeOf } from '#builtin/starters/shape-of.ts';
import { controlContext } from '#builtin/parts/controls/control-context.ts';
import { fieldControls, formPart, submitButton } from '#builtin/parts/controls/form.ts';
import { answersOf, placeFields } from '#builtin/parts/controls/placed-fields.ts';
import { actionControls } from '#builtin/parts/actions/action-controls.ts';
import { dataSections, factsBeside, idsOnly } from './landing-data.ts';
import { subtitleOf } from '#builtin/parts/page/page.ts';
import { part, type Part } from '#builtin/part.ts';
import { allFacts, isEmpty } from '#builtin/understand/data/data-shape.ts';
import { PAGE } from '#builtin/understand/screen/familiar.ts';
import { read } from '#builtin/part.ts';
import { labelsOf } from '#builtin/starters/starter.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import { quotedAs } from '#builtin/understand/words/quoted.ts';
import { plays } from '#builtin/understand/data/record-roles.ts';
import { usualFields } from '#builtin/understand/fields/usual-fields.ts';
import { ownKey, type Understanding } from '#builtin/understand/understanding.ts';
import { says, wordList } from '#builtin/understand/words/word-list.ts';

/** A landing page: a headline with its call to action, the selling points and the sections that the prompt names. */
export function landingScreen(u: Understanding): Part {
  const hasData = !isEmpty(u.data);
  const all = actionControls(u.actions, hasData ? { ...u, data: idsOnly(u.data) } : u, { mayBePrimary: true });
  const facts = allFacts(u.data);
  const name = facts.find(({ key, kind }) => kind === 'text' && (plays(key, 'title') || NAME.test(key)));
  const tagline = facts.find(({ key }) => TAGLINE.test(key));
  const picture = facts.find(({ kind }) => kind === 'picture');
  const title =
    quotedAs('title', u.quoted) ?? u.named.statedTitle ?? (name === undefined ? undefined : read(name.pointer));
  const { sections, controls } = hasData
    ? dataSections(u, all, factsBeside(u.data, [name, tagline]))
    : { sections: promptSections(u), controls: all };
  const hero = part(
    'hero',
    'Hero',
    {
      title: title ?? u.named.owner ?? u.named.title ?? u.copy.overview,
      subtitle: subtitleOf(u) ?? (tagline === undefined ? pitchOf(u) : read(tagline.pointer)),
      ...(picture === undefined
        ? { align: 'center', size: 'lg' }
        : { align: 'left', size: 'md', mediaSrc: read(picture.pointer), mediaPosition: 'end' }),
    },
    heroButtons(u, controls.buttons),
  );
  return part('root', 'Stack', { gap: 'xl' }, [
    hero,
    ...(picture === undefined ? pictureOf(u) : []),
    ...sections,
    ...newsletter(u),
    ...controls.dialogs,
  ]);
}

const NAME = /headline|brand|^nome$|^titolo$/i;
const TAGLINE = /tagline|subtitle|slogan|description|claim|accroche|lema|untertitel|sottotitolo|sous_?titre/i;

// Without data, the host fills what the prompt names.
function promptSections(u: Understanding): Part[] {
  const { sections, features } = contentsOf(u);
  if (features.length < 2) return sections;
  return [part('features', 'FeatureGrid', { features: features.map((label) => ({ title: label })) }), ...sections];
}

/** True for a request that names at least two parts of the page of a business: "a page with prices and opening hours". */
export function asksForSite({ prompt, data, parts, fields }: Understanding): boolean {
  const titles = [
    ...parts.sections.map(({ title }) => title),
    ...parts.facts.flatMap(({ label, value }) => (value === undefined ? [label] : [])),
  ];
  const shaped = titles.filter((title) => shapeOf(title) !== undefined);
  return isEmpty(data) && fields.length === 0 && titles.length > 1 && shaped.length > 0 && says(PAGE, prompt);
}

// Titles with a known shape ("gallery", "FAQ") become sections; the other named facts are selling points.
function contentsOf(u: Understanding): { sections: Part[]; features: string[] } {
  const isPage = u.started?.isPage === true || asksForSite(u);
  const statedFacts = u.parts.facts.flatMap(({ label, value }) =>
    label === '' || value !== undefined ? [] : [{ title: label }],
  );
  const named: { title: string; count?: number }[] = [...u.parts.sections, ...statedFacts];
  const headed = named.flatMap(({ title, count }): ShapedHeading[] => {
    const shape = shapeOf(title) ?? (isPage || u.parts.sections.some((one) => one.title === title) ? CARDS : undefined);
    return shape === undefined ? [] : [{ label: title, count, shape }];
  });
  const sections = shapedParts(u, headed, 'contents').map(({ label, part: inside }) =>
    part(`${inside.id}Section`, 'Section', { title: label, spacing: 'sm' }, [inside]),
  );
  const headings = new Set(headed.map(({ label }) => label));
  return { sections, features: statedFacts.map(({ title }) => title).filter((title) => !headings.has(title)) };
}

const NEWSLETTER = wordList('newsletter|mailing list|waitlist|waiting list|warteliste|infolettre|boletin');

// If the prompt asks for a newsletter, visitors can leave their email address.
function newsletter(u: Understanding): Part[] {
  if (!says(NEWSLETTER, u.prompt) || !u.canInventActions || u.fields.some(({ kind }) => kind === 'email')) return [];
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
  if (buttons.length > 0 || !u.canInventActions || u.actions.length > 0) return buttons;
  const call = label ?? u.buttonLabels[0] ?? callOf(u);
  return [
    part('heroButton', 'Button', { label: call, variant: 'primary', size: 'lg' }, [], {
      on: { commit: { action: identifier(label ?? u.buttonLabels[0] ?? 'getStarted', 'getStarted') } },
    }),
  ];
}

// A generic subtitle that invites visitors to book or to get in touch.
function pitchOf({ started, language }: Understanding): string | undefined {
  // An app is not a business that visitors would contact.
  if (started === undefined || started.starter.pages.length === 0) return undefined;
  return labelsOf(started.starter.call === 'book' ? 'pitchBook' : 'pitchContact', language).label;
}

// "A big photo on top" adds a place for a photo, unless a section shows pictures.
function pictureOf(u: Understanding): Part[] {
  const { label } = labelsOf('photo', u.language);
  const shape = shapeOf(label);
  const isShown = u.parts.sections.some(({ title }) => shapeOf(title)?.name.startsWith('picture'));
  if (shape === undefined || isShown || !says(shape.words, u.prompt)) return [];
  return shapedParts(u, [{ label, shape }], 'opening').map((one) =>
    part('opening', 'Section', { spacing: 'none' }, [one.part]),
  );
}

// Businesses with guests ask for bookings, the others for contact.
function callOf(u: Understanding): string {
  const { started, copy, language } = u;
  if (started?.isPage !== true && !asksForSite(u)) return copy.getStarted;
  return started?.starter.call === 'book' ? copy.book : labelsOf('getInTouch', language).label;
}
