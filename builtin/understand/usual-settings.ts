import type { Field } from './field.ts';
import { fieldKindOf } from './field-kind.ts';
import { foldText } from './fold-text.ts';
import { identifier } from './identifier.ts';
import type { Language } from './language.ts';
import { asSetting } from './setting.ts';

type Setting = { [language in Language]: string };

const toggles = (...settings: Setting[]) => settings;
const USUAL: readonly [RegExp, Setting[]][] = [
  [
    /notif|alert|benachrichtig|avis/,
    toggles(
      {
        en: 'Email notifications',
        de: 'E-Mail-Benachrichtigungen',
        fr: 'Notifications par e-mail',
        es: 'Notificaciones por correo',
        pt: 'Notificações por e-mail',
        it: 'Notifiche via e-mail',
      },
      {
        en: 'Push notifications',
        de: 'Push-Benachrichtigungen',
        fr: 'Notifications push',
        es: 'Notificaciones push',
        pt: 'Notificações push',
        it: 'Notifiche push',
      },
    ),
  ],
  [
    /priva|datenschutz|confiden/,
    toggles(
      {
        en: 'Public profile',
        de: 'Öffentliches Profil',
        fr: 'Profil public',
        es: 'Perfil público',
        pt: 'Perfil público',
        it: 'Profilo pubblico',
      },
      {
        en: 'Share usage data',
        de: 'Nutzungsdaten teilen',
        fr: 'Partager les données d’utilisation',
        es: 'Compartir datos de uso',
        pt: 'Compartilhar dados de uso',
        it: 'Condividi i dati di utilizzo',
      },
    ),
  ],
  [
    /appear|display|theme|darstellung|erscheinung|apparence|apariencia|aparencia|aspetto/,
    toggles({
      en: 'Dark mode',
      de: 'Dunkler Modus',
      fr: 'Mode sombre',
      es: 'Modo oscuro',
      pt: 'Modo escuro',
      it: 'Modalità scura',
    }),
  ],
  [
    /secur|sicherheit|securite|seguridad|seguranca|sicurezza/,
    toggles({
      en: 'Two-factor authentication',
      de: 'Zwei-Faktor-Anmeldung',
      fr: 'Double authentification',
      es: 'Verificación en dos pasos',
      pt: 'Verificação em duas etapas',
      it: 'Verifica in due passaggi',
    }),
  ],
];
const IDENTITY: readonly Setting[] = [
  { en: 'Name', de: 'Name', fr: 'Nom', es: 'Nombre', pt: 'Nome', it: 'Nome' },
  { en: 'Email', de: 'E-Mail', fr: 'E-mail', es: 'Correo electrónico', pt: 'E-mail', it: 'E-mail' },
];

// A section of that name, not one that does something to an account.
const IDENTITY_TITLE =
  /^(?:(?:my|your|public|user) )?(?:account|profile|konto|profil|compte|cuenta|perfil|conta|profilo)(?: (?:settings|details|data|info\w*|einstellungen))?$/;

/** The settings that a section of that title usually has; a switch named like the section where none are usual. */
export function usualSettings(title: string, language: Language): Field[] {
  const words = foldText(title);
  if (IDENTITY_TITLE.test(words)) {
    return IDENTITY.map((labels, index) => fieldOf(labels.en, labels[language], index === 0 ? 'text' : 'email'));
  }
  const usual = USUAL.find(([pattern]) => pattern.test(words))?.[1];
  if (usual === undefined) return [asSetting(fieldOf(title, title, fieldKindOf(title)), '', language)];
  return usual.map((labels) => fieldOf(labels.en, labels[language], 'yesNo'));
}

function fieldOf(name: string, label: string, kind: Field['kind']): Field {
  return { name: identifier(name, 'setting'), label, kind, required: false };
}
