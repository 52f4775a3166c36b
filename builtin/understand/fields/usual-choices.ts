import { foldText } from '#builtin/understand/words/fold-text.ts';
import { type Language, LANGUAGES } from '#builtin/understand/learned/language.ts';

// Settings whose answers are the same everywhere, by their folded names: the answers in the languages, in their order.
const USUAL: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:theme|appearance|colou?r scheme|design|thema|tema|apparence|darstellung)$/,
    'Light, Dark, System | Hell, Dunkel, System | Clair, Sombre, Système | Claro, Oscuro, Sistema | Claro, Escuro, Sistema | Chiaro, Scuro, Sistema',
  ],
  [
    /^(?:font|text|letter) size$|^schriftgrosse$|^taille (?:du texte|de police)$/,
    'Small, Medium, Large | Klein, Mittel, Groß | Petite, Moyenne, Grande | Pequeño, Mediano, Grande | Pequeno, Médio, Grande | Piccolo, Medio, Grande',
  ],
  [
    /^(?:(?:\w+ )?frequency|how often|haufigkeit|frequence|frecuencia)$/,
    'Daily, Weekly, Monthly | Täglich, Wöchentlich, Monatlich | Quotidien, Hebdomadaire, Mensuel | Diario, Semanal, Mensual | Diário, Semanal, Mensal | Giornaliero, Settimanale, Mensile',
  ],
  [
    /^(?:(?:measurement )?units?|unit system|einheiten|unites|unidades)$/,
    'Metric, Imperial | Metrisch, Imperial | Métrique, Impérial | Métrico, Imperial | Métrico, Imperial | Metrico, Imperiale',
  ],
  [
    /^(?:(?:profile )?visibility|sichtbarkeit|visibilite|visibilidad)$/,
    'Everyone, Contacts, Only me | Alle, Kontakte, Nur ich | Tout le monde, Contacts, Moi uniquement | Todos, Contactos, Solo yo | Todos, Contatos, Só eu | Tutti, Contatti, Solo io',
  ],
];

/** The answers that a setting of that name has everywhere; undefined for one whose answers only the caller knows. */
export function usualChoices(label: string, language: Language): readonly string[] | undefined {
  const words = foldText(label).replaceAll('-', ' ');
  const answers = USUAL.find(([pattern]) => pattern.test(words))?.[1];
  return answers?.split(' | ')[LANGUAGES.indexOf(language)]?.split(', ');
}
