import type { Placed } from '../parts/lookups.ts';
import { placeFields } from '../parts/placed-fields.ts';
import { deedIn } from '../understand/deeds.ts';
import type { Field } from '../understand/field.ts';
import { joinedWords } from '../understand/fold-text.ts';
import { prefill } from '../understand/prefill.ts';
import { type NamedSection, sectionsFromPrompt } from '../understand/sections-from-prompt.ts';
import { asSetting } from '../understand/setting.ts';
import { type Understanding, ownKey } from '../understand/understanding.ts';
import { usualSettings } from '../understand/usual-settings.ts';
import { sectionsOfData } from './settings-of-data.ts';

const LEADS =
  /\b(?:sections?|settings|preferences|panel|tabs|groups|for|page|einstellungen|bereiche\w*|reglages|parametres|ajustes|secciones|with|mit|avec|con)\W*$|\bsettings\b/u;

/** A titled group of settings, each with the state path of its value. */
export type Section = { title: string; placed: Placed[] };

/** The settings by section: from the data, the action that saves them, the prompt, else those that are usual. */
export function sectionsFor(u: Understanding, declared: readonly Field[]): Section[] {
  const base = `/${ownKey(u, 'settings')}`;
  const fromData = sectionsOfData(u);
  const named = namedSections(u).map((section) => ({
    ...section,
    fields: section.fields.map((field) => asSetting(field, `${u.named.head} ${section.title}`, u.language)),
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
  if (u.parts.sections.length > 0) return withLoose(u, u.parts.sections);
  if (u.parts.fields.length > 0) return [{ title: u.copy.general, fields: u.fields.filter(isSetting) }];
  const named = sectionsFromPrompt(u.prompt, u.listings, LEADS)
    .filter(({ title }) => deedIn(title) === undefined)
    .map((section) => ({ ...section, fields: section.fields.filter(isSetting) }));
  const loose = u.fields.filter(isSetting);
  const plain = named.filter(({ fields, title }) =>
    fields.length === 0 ? !isTopic(title) : fields.length === 1 && fields[0]?.label === title,
  );
  // "Language, time zone, currency" are settings, although a language may be a topic of its own.
  const isFlat = plain.length * 2 > named.length && named.every(({ fields }) => fields.length <= 1);
  if (isFlat || named.length === 0) return loose.length > 0 ? [{ title: u.copy.general, fields: loose }] : [];
  return named.map((section) =>
    section.fields.length > 0 ? section : { ...section, fields: usualSettings(section.title, u.language) },
  );
}

// Settings that belong to no section come first, in one of their own.
function withLoose(u: Understanding, sections: readonly NamedSection[]): NamedSection[] {
  const inside = new Set(sections.flatMap(({ fields }) => fields.map(({ label }) => label)));
  const loose = u.fields.filter((field) => !inside.has(field.label) && isSetting(field));
  const filled = sections.map((section) =>
    section.fields.length > 0 ? section : { ...section, fields: usualSettings(section.title, u.language) },
  );
  return loose.length === 0 ? filled : [{ title: u.copy.general, fields: loose }, ...filled];
}

// "Delete account" is done, not set.
function isSetting({ label }: Field): boolean {
  return deedIn(label) === undefined;
}

// "notifications" alone is a topic with settings below it; "email notifications" and "dark mode" are settings.
function isTopic(title: string): boolean {
  return /^(?:(?:account|profile|general|notifications?|privacy|appearance|display|security|billing|payments?|integrations?|team|konto|profil|allgemein|benachrichtigungen|datenschutz|darstellung|sicherheit|compte|confidentialité|apparence|sécurité|cuenta|notificaciones|privacidad|apariencia|seguridad|conta|perfil|notificações|privacidade|aparência|segurança|profilo|notifiche|aspetto|sicurezza)(?:\s+(?:and|&|und|et|y)\s+\p{L}+)?)$/iu.test(
    title,
  );
}

function fallback(u: Understanding): NamedSection[] {
  const own = usualSettings(u.named.title ?? u.copy.general, u.language);
  return [{ title: u.copy.general, fields: own.length > 1 ? own : usualSettings('notifications', u.language) }];
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
  const [left, right] = [joinedWords(a.label), joinedWords(b.label)];
  return left !== '' && right !== '' && (left.includes(right) || right.includes(left));
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
