import { choiceOf } from './choice.ts';
import type { Field, FieldKind } from './field.ts';
import { foldText } from './fold-text.ts';
import type { Language } from './language.ts';
import { usualChoices } from './usual-choices.ts';

// Kinds that words alone make certain; everything else is a switch only when it sounds like one.
const CERTAIN: ReadonlySet<FieldKind> = new Set([
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
  'longText',
  'tags',
  'yesNo',
]);

const CHANNEL =
  /^(?:e ?-?mails?|push|sms|text messages?|in-?app|phone(?: calls?)?|whatsapp|slack|desktop|browser|mobile|post)\b/iu;
// Folded words of settings that are on or off.
const ON_OFF =
  /\b(?:notif\w*|alerts?|reminders?|push|sms|newsletters?|digests?|marketing|\w*mode|\w*modus|auto\w*|sounds?|vibrat\w*|haptic|sync\w*|backups?|sharing|share|tracking|location|ortung|two factor\w*|2fa|double sided|duplex|visible|public|private|enable\w*|allow\w*|show|shows|hide|hides|use|cookies|analytics|personali[sz]\w+|suggestions|captions|animations?|encryption|biometric\w*|face id|fingerprint|\w*lock|wi ?fi|bluetooth|cellular|roaming|updates?|read receipts|activity|do not disturb|eco|only|mentions|likes|followers?|invitations?|spell ?check\w*|confirm\w*|receive|send|accept|access|login|offers?|promotions?|summary|summaries|benachrichtig\w*|erinnerung\w*|hinweise?|ton|tone|dunkel\w*|profil|freigabe\w*|standort\w*|mode \w+|rappels?|alertes?|partage\w*|modo|notificacion\w*|recordatorios?|avisos?|compartir|visibilit\w*|sichtbar\w*)\b/;

/** A named field as a setting: a switch where it sounds like one, a choice where its answers are well known. */
export function asSetting(field: Field, section: string, language: Language): Field {
  const isNotice = /notif|alert|benachrichtig|aviso|reminder|channel/iu.test(section);
  if (isNotice && CHANNEL.test(field.label) && field.choices === undefined)
    return { ...field, kind: 'yesNo', required: false };
  if (field.choices !== undefined) return { ...field, required: false };
  const usual = field.kind === 'slider' ? undefined : usualChoices(field.label, language);
  if (usual !== undefined) return { ...field, kind: 'choice', choices: usual.map(choiceOf), required: false };
  const isSwitch = !CERTAIN.has(field.kind) && ON_OFF.test(foldText(field.label).replaceAll('-', ' '));
  const ofNotices = isNotice && (field.kind === 'text' || field.kind === 'tags' || field.kind === 'longText');
  return { ...field, kind: isSwitch || ofNotices ? 'yesNo' : field.kind, required: false };
}
