import { actionControls, primaryOf } from '../parts/action-controls.ts';
import { bindingOf } from '../parts/action-button.ts';
import { controlContext } from '../parts/context-of.ts';
import { fieldControls } from '../parts/form.ts';
import { hostedParams } from '../parts/hosted-params.ts';
import { fromFacts, fromFields, type Placed } from '../parts/lookups.ts';
import { page } from '../parts/page.ts';
import { placeFields } from '../parts/placed-fields.ts';
import { wireParams } from '../parts/wire-params.ts';
import { freshId } from '../fresh-id.ts';
import { part, read, type Part } from '../part.ts';
import { allRecords, type Fact, type Group } from '../read/data-shape.ts';
import type { Field, FieldKind } from '../read/field.ts';
import { fieldKindOf } from '../read/field-kind.ts';
import { identifier } from '../read/identifier.ts';
import { prefill } from '../read/prefill.ts';
import { sectionsFromPrompt, type NamedSection } from '../read/sections-from-prompt.ts';
import { ownKey, type Understanding } from '../read/understanding.ts';
import { usualSettings } from '../read/usual-settings.ts';
import { section as recordsSection } from './list-table.ts';

const LEADS =
  /\b(?:sections?|settings|preferences|panel|tabs|groups|for|page|einstellungen|bereiche\w*|reglages|parametres|ajustes|secciones|with|mit|avec|con)\W*$|\bsettings\b/u;
const NEVER_A_SWITCH: ReadonlySet<FieldKind> = new Set([
  'choice',
  'choices',
  'email',
  'phone',
  'url',
  'password',
  'time',
  'date',
  'color',
  'slider',
  'number',
  'quantity',
  'file',
  'money',
]);
const TYPED_TEXT =
  /\b(?:name|title|address|signature|bio|language|currency|timezone|time zone|sprache|langue|idioma|username|company|region|country|city|greeting|reply|message|domain|key|label|code)\b/iu;

type Section = { title: string; placed: Placed[] };

/** Settings by section: switches act at once, one button hands everything to the host. */
export function settingsPanelScreen(u: Understanding): Part {
  const main =
    primaryOf(u.actions.filter(({ fields }) => fields.length > 0)) ??
    primaryOf(u.actions.filter(({ mood }) => mood === 'send'));
  const sections = sectionsFor(u, main?.fields ?? []);
  const placed = sections.flatMap((section) => section.placed);
  const others = actionControls(
    u.actions.filter((action) => action !== main),
    u,
    { lookups: [fromFields(placed)] },
  );
  const save = saveButton(u, main, placed);
  const cards = sections.map(({ title, placed: fields }) =>
    part(`${identifier(title, 'section')}Section`, 'Card', { title }, [
      part(
        `${identifier(title, 'section')}Fields`,
        'Stack',
        { gap: 'md' },
        fieldControls(fields, controlContext(u, 'settings')),
      ),
    ]),
  );
  const tables = allRecords(u.data).map((set) => recordsSection(u, set));
  return page(
    u,
    u.named.title ?? main?.label ?? u.copy.general,
    'md',
    [...others.buttons, ...save],
    [...cards, ...tables, ...others.dialogs],
  );
}

function saveButton(u: Understanding, main: ReturnType<typeof primaryOf>, placed: readonly Placed[]): Part[] {
  const said = u.quoted.find(({ role }) => role === 'button')?.text;
  if (main !== undefined) {
    const { params, missing } = wireParams(main, [fromFields(placed), fromFacts(u.data)]);
    const hosted = hostedParams(missing, u);
    const on = { commit: bindingOf(main, { ...params, ...hosted.params }, u.copy) };
    return [
      part(`${identifier(main.name, 'save')}Button`, 'Button', { label: said ?? main.label, variant: 'primary' }, [], {
        on,
        seeds: hosted.seeds,
      }),
    ];
  }
  if (!u.mayInvent) return [];
  // Two sections may hold a field of the same name.
  const taken = new Set<string>();
  const params = Object.fromEntries(placed.map(({ field, pointer }) => [freshId(field.name, taken), read(pointer)]));
  return [
    part('saveButton', 'Button', { label: said ?? u.copy.save, variant: 'primary' }, [], {
      on: { commit: { action: 'saveSettings', params } },
    }),
  ];
}

function sectionsFor(u: Understanding, declared: readonly Field[]): Section[] {
  const base = `/${ownKey(u, 'settings')}`;
  const fromData = sectionsOfData(u);
  const named = namedSections(u).map((section) => ({
    ...section,
    fields: section.fields.map((field) => asSetting(field, section.title)),
  }));
  const loose = declared.filter(({ fixed, fields }) => fixed === undefined && fields === undefined);
  const grouped = declared.filter(({ fields }) => fields !== undefined && fields.length > 0);
  if (fromData.length > 0) {
    const known = fromData.flatMap(({ placed }) => placed.map(({ field }) => field));
    const rest = loose.filter((field) => !known.some((one) => one.name === field.name || sounds(one, field)));
    return [...fromData, ...placedSections(u, distribute(u, rest, [], []), base)];
  }
  if (declared.length > 0) return placedSections(u, distribute(u, loose, grouped, named), base);
  return placedSections(u, named.length > 0 ? named : fallback(u), base);
}

function namedSections(u: Understanding): NamedSection[] {
  const named = sectionsFromPrompt(u.prompt, u.listings, LEADS);
  const isFlat =
    named.length > 0 &&
    named.every(({ fields, title }) =>
      fields.length === 0 ? !isTopic(title) : fields.length === 1 && fields[0]?.label === title,
    );
  if (isFlat || named.length === 0) return u.fields.length > 0 ? [{ title: u.copy.general, fields: u.fields }] : [];
  return named.map((section) =>
    section.fields.length > 0 ? section : { ...section, fields: usualSettings(section.title, u.language) },
  );
}

// "notifications" alone is a topic with settings below it; "email notifications" and "dark mode" are settings.
function isTopic(title: string): boolean {
  return /^(?:(?:account|profile|general|notifications?|privacy|appearance|display|security|billing|integrations?|team|language|konto|profil|allgemein|benachrichtigungen|datenschutz|darstellung|sicherheit|compte|confidentialité|apparence|sécurité|cuenta|notificaciones|privacidad|apariencia|seguridad)(?:\s+(?:and|&|und|et|y)\s+\p{L}+)?)$/iu.test(
    title,
  );
}

function fallback(u: Understanding): NamedSection[] {
  const title = u.named.title ?? u.copy.general;
  return [
    {
      title: u.copy.general,
      fields:
        usualSettings(title, u.language).length > 1
          ? usualSettings(title, u.language)
          : usualSettings('notifications', u.language),
    },
  ];
}

function asSetting(field: Field, section: string): Field {
  const isChannel =
    /notif|alert|benachrichtig|aviso/iu.test(section) &&
    ['email', 'phone', 'text'].includes(field.kind) &&
    !TYPED_TEXT.test(field.label);
  if (isChannel) return { ...field, kind: 'yesNo', required: false };
  if (
    field.choices !== undefined ||
    NEVER_A_SWITCH.has(field.kind) ||
    (field.kind === 'text' && TYPED_TEXT.test(field.label))
  )
    return { ...field, required: false };
  return {
    ...field,
    kind: fieldKindOf(field.label) === 'longText' && TYPED_TEXT.test(field.label) ? 'longText' : 'yesNo',
    required: false,
  };
}

function distribute(
  u: Understanding,
  loose: readonly Field[],
  grouped: readonly Field[],
  named: readonly NamedSection[],
): NamedSection[] {
  const sections = grouped.map(({ label, name, fields }) => ({
    title: label,
    fields: (fields ?? []).map((field) => ({ ...field, name: `${name}.${field.name}` })),
  }));
  const homes = named.map(({ title, fields }) => ({
    title,
    fields: loose.filter((field) => fields.some((one) => sounds(one, field))),
  }));
  const housed = new Set(homes.flatMap(({ fields }) => fields));
  const rest = loose.filter((field) => !housed.has(field));
  return [
    ...(rest.length > 0 ? [{ title: u.copy.general, fields: rest }] : []),
    ...homes.filter(({ fields }) => fields.length > 0),
    ...sections,
  ];
}

function sounds(a: Field, b: Field): boolean {
  const [left, right] = [identifier(a.label, ''), identifier(b.label, '')].map((word) => word.toLowerCase());
  return (
    left !== undefined &&
    right !== undefined &&
    left !== '' &&
    right !== '' &&
    (left.includes(right) || right.includes(left))
  );
}

function placedSections(u: Understanding, sections: readonly NamedSection[], base: string): Section[] {
  const all = prefill(
    placeFields(
      sections.flatMap(({ fields }) => fields),
      base,
    ),
    u.data,
  );
  let start = 0;
  return sections.map(({ title, fields }) => ({ title, placed: all.slice(start, (start += fields.length)) }));
}

// The caller's present settings: each group a section, each value a control that starts with it.
function sectionsOfData(u: Understanding): Section[] {
  const own = u.data.facts.length > 0 ? [{ title: u.copy.general, placed: u.data.facts.map(settingOf) }] : [];
  return [...own, ...u.data.groups.flatMap(sectionsOfGroup)];
}

function sectionsOfGroup(group: Group): Section[] {
  const own = group.facts.length > 0 ? [{ title: group.label, placed: group.facts.map(settingOf) }] : [];
  return [...own, ...group.groups.flatMap(sectionsOfGroup)];
}

function settingOf({ key, label, value, pointer }: Fact): Placed {
  const byWord = fieldKindOf(label);
  const kind =
    typeof value === 'boolean'
      ? 'yesNo'
      : typeof value === 'number'
        ? 'number'
        : ['email', 'phone', 'url', 'longText', 'time', 'date'].includes(byWord)
          ? byWord
          : 'text';
  return { field: { name: key, label, kind, required: false }, pointer };
}
