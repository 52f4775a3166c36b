import { fieldKindOf } from './field-kind.ts';
import type { Field, FieldKind } from './field.ts';

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

/** A named field as a setting: a switch, unless its words or choices ask for something to be typed or picked. */
export function asSetting(field: Field, section: string): Field {
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
