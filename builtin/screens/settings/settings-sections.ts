import type { Placed } from '#builtin/parts/actions/lookups.ts';
import { placeFields } from '#builtin/parts/controls/placed-fields.ts';
import { worded } from '#builtin/understand/actions/field-wording.ts';
import { fieldGroups } from '#builtin/understand/screen/field-groups.ts';
import { listedTopics } from '#builtin/understand/screen/listed-topics.ts';
import { fieldsOfSteps } from '#builtin/understand/screen/step-of-field.ts';
import { fieldLabelled } from '#builtin/understand/screen/section-fields.ts';
import { choiceOf } from '#builtin/understand/fields/choice.ts';
import { isOpenQuestion } from '#builtin/understand/fields/field-kind.ts';
import type { Field } from '#builtin/understand/fields/field.ts';
import { foldText, joinedWords } from '#builtin/understand/words/fold-text.ts';
import type { Language } from '#builtin/understand/words/language.ts';
import { optionsFromData } from '#builtin/understand/fields/options-from-data.ts';
import { isAskable } from '#builtin/parts/actions/askable.ts';
import { prefill, switchesOf } from '#builtin/understand/fields/prefill.ts';
import type { NamedSection } from '#builtin/understand/request/sections-of-parts.ts';
import { ownKey, type Understanding } from '#builtin/understand/understanding.ts';
import { usualChoices, usualSettings } from '#builtin/understand/fields/usual-fields.ts';
import { allGroups, type Group } from '#builtin/understand/data/data-shape.ts';
import { placedFact } from '#builtin/parts/facts/facts.ts';

/** A titled group of settings with the state paths of their values. */
type Section = { title: string; placed: Placed[] };

/** Settings by section: from the data, the action that saves them, or the prompt; else the usual ones. */
export function sectionsFor(u: Understanding, declared: readonly Field[]): Section[] {
  const base = `/${ownKey(u, 'settings')}`;
  const saved = savedSections(u, declared);
  if (saved !== undefined) return saved;
  const fromData = sectionsOfData(u);
  const named = namedSections(u).map((section) => ({
    ...section,
    fields: section.fields.map((field) => asSetting(field, u.language)),
  }));
  const loose = declared.filter(({ fixed, fields }) => fixed === undefined && fields === undefined);
  const grouped = declared.filter(({ fields }) => fields !== undefined && fields.length > 0);
  if (fromData.length > 0) {
    const known = fromData.flatMap(({ placed }) => placed.map(({ field }) => field));
    const rest = loose.filter((field) => !known.some((one) => one.name === field.name || isSimilar(one, field)));
    return [...fromData, ...placedSections(u, distribute(u, rest, [], []), base)];
  }
  if (declared.length > 0) return placedSections(u, distribute(u, loose, grouped, named), base);
  return placedSections(u, named.length > 0 ? named : fallback(u), base);
}

function namedSections(u: Understanding): NamedSection[] {
  const inside = new Set(u.parts.sections.flatMap(({ fields }) => fields.map(({ label }) => label)));
  const listed = u.fields.filter((field) => !inside.has(field.label));
  const bare = u.parts.sections.filter(({ fields }) => fields.length === 0).map(({ title }) => fieldLabelled(title));
  // If the prompt lists settings, a section title without fields is one more setting.
  const loose =
    listed.length === 0 ? [] : [...listed, ...bare.filter(({ label }) => !listed.some((one) => one.label === label))];
  const filled = u.parts.sections
    .filter(({ fields }) => listed.length === 0 || fields.length > 0)
    .map((section) => (section.fields.length > 0 ? section : { ...section, fields: [fieldLabelled(section.title)] }));
  // Settings outside any section come first, under "General".
  return loose.length === 0 ? filled : [{ title: u.copy.general, fields: loose }, ...filled];
}

// Settings whose value is text, not on or off.
const TEXT_SETTINGS: readonly RegExp[] = [
  /(?:theme|language|zone|name|format|currency|region|country|address)s?$/,
  /(?:sprache|adresse|wahrung|land)$/,
  /^(?:langue|fuseau|nom|devise|pays|idioma|zona|huso|nombre|moneda|pais)/,
  /^(?:direccion|fuso|moeda|endereco|lingua|valuta|paese|indirizzo)/,
];
/** Kinds that the names of notification channels are read as: "email", "phone", "SMS". In settings they are switches. */
const CHANNEL_KINDS: ReadonlySet<Field['kind']> = new Set(['email', 'phone', 'code']);

// A choice if the usual options are known, text or a slider if the field calls for it, else a switch.
function asSetting(field: Field, language: Language): Field {
  const mayHaveUsualChoices = field.choices === undefined && field.kind !== 'slider';
  const usual = mayHaveUsualChoices ? usualChoices(field.label, language) : undefined;
  if (usual !== undefined) return { ...field, kind: 'choice', choices: usual.map(choiceOf), required: false };
  const isTextSetting =
    isOpenQuestion(field.label) || TEXT_SETTINGS.some((pattern) => pattern.test(foldText(field.label)));
  if (isTextSetting && field.kind === 'yesNo') return { ...field, kind: 'text', required: false };
  const isChannel = CHANNEL_KINDS.has(field.kind) && !field.label.includes(' ');
  const hasText = typeof field.initial === 'string';
  const isSwitch = isChannel || (field.kind === 'text' && !hasText && !isTextSetting);
  const isSlider = field.kind === 'number' && field.min !== undefined && field.max !== undefined;
  return { ...field, kind: isSwitch ? 'yesNo' : isSlider ? 'slider' : field.kind, required: false };
}

function fallback(u: Understanding): NamedSection[] {
  const starter = u.started?.starter;
  const known = starter?.kind === 'settings' ? starter.asks.map((field) => ({ ...field, required: false })) : undefined;
  return [{ title: u.copy.general, fields: known ?? usualSettings(u.language) }];
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
    fields: loose.filter((field) => fields.some((one) => isSimilar(one, field))),
  }));
  const housed = new Set(homes.flatMap(({ fields }) => fields));
  const rest = loose.filter((field) => !housed.has(field));
  return [
    ...(rest.length > 0 ? [{ title: u.copy.general, fields: rest }] : []),
    ...homes.filter(({ fields }) => fields.length > 0),
    ...sections,
  ];
}

function isSimilar(a: Field, b: Field): boolean {
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

/**
 * The values of the data that an action saves, each where the data has it; what else the action takes follows. What no action
 * saves is no setting. Undefined when the data has none of the values.
 */
function savedSections(u: Understanding, declared: readonly Field[]): Section[] | undefined {
  const asked = declared.filter((field) => isAskable(field, u)).map((field) => optionsFromData(field, u));
  const placed = prefill(placeFields(asked, `/${ownKey(u, 'settings')}`), u.data);
  const homes = new Map<Group, Placed[]>();
  const further: Placed[] = [];
  for (const one of placed) {
    const home = homeOf(one, u.data);
    if (home === undefined) further.push(one);
    else homes.set(home, [...(homes.get(home) ?? []), one]);
  }
  if (homes.size === 0) return undefined;
  const grouped = homes.size === 1 ? groupedSections(u, placed) : undefined;
  if (grouped !== undefined) return grouped;
  const sections = allGroups(u.data).flatMap((group) => {
    const own = homes.get(group);
    return own === undefined ? [] : [{ title: group === u.data ? u.copy.general : group.label, placed: own }];
  });
  return further.length === 0 ? sections : [...sections, { title: u.copy.details, placed: further }];
}

// Many values of one object by the topics that the request lists, else by what belongs together.
function groupedSections(u: Understanding, placed: readonly Placed[]): Section[] | undefined {
  const fields = placed.map(({ field }) => worded(field));
  const topics = listedTopics(u.prompt, fields).map((title) => ({ title, fields: [] }));
  const told = topics.length === 0 ? [] : fieldsOfSteps(topics, fields);
  const named = topics.map(({ title }, at) => ({ title, fields: told[at] ?? [] }));
  const sections = named.length > 0 ? named : (fieldGroups(fields, u) ?? []);
  if (sections.length === 0) return undefined;
  const consents = placed.filter(
    ({ field }) => !sections.some((one) => one.fields.some(({ name }) => name === field.name)),
  );
  return [...sections, { title: u.copy.general, fields: consents.map(({ field }) => field) }]
    .map((section) => ({
      title: section.title,
      placed: placed.filter(({ field }) => section.fields.some(({ name }) => name === field.name)),
    }))
    .filter((section) => section.placed.length > 0);
}

// The innermost object of the data that holds the value of a field.
function homeOf({ field, pointer }: Placed, data: Group): Group | undefined {
  const place = switchesOf(field, data)?.set.pointer ?? field.initialPointer ?? pointer;
  const holds = (group: Group) =>
    [...group.facts, ...group.lists, ...group.records].some((one) => one.pointer === place);
  return allGroups(data).find(holds);
}

/** The caller's current settings: a section for each group, a control for each value. */
function sectionsOfData(u: Understanding): Section[] {
  const own = sectionOf(u.copy.general, u.data);
  return [...own, ...u.data.groups.flatMap(sectionsOfGroup)];
}

function sectionsOfGroup(group: Group): Section[] {
  const own = sectionOf(group.label, group);
  return [...own, ...group.groups.flatMap(sectionsOfGroup)];
}

function sectionOf(title: string, { facts }: Group): Section[] {
  const placed = facts.filter(({ hidden }) => hidden !== 'id' && hidden !== 'currency').map(placedFact);
  return placed.length === 0 ? [] : [{ title, placed }];
}
