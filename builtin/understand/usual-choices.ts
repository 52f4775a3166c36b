import { foldText } from './fold-text.ts';
import type { Language } from './language.ts';

type Answers = { [language in Language]: readonly string[] };

// Settings whose answers are the same everywhere; a prompt that lists its own is read instead.
const USUAL: readonly [RegExp, Answers][] = [
  [
    /^(?:theme|appearance|color scheme|colour scheme|design|thema|theme de couleur|tema|apparence|darstellung)$/,
    {
      en: ['Light', 'Dark', 'System'],
      de: ['Hell', 'Dunkel', 'System'],
      fr: ['Clair', 'Sombre', 'Système'],
      es: ['Claro', 'Oscuro', 'Sistema'],
      pt: ['Claro', 'Escuro', 'Sistema'],
      it: ['Chiaro', 'Scuro', 'Sistema'],
    },
  ],
  [
    /^(?:font|text|letter) size$|^schriftgrosse$|^taille (?:du texte|de police)$|^tamano (?:de letra|del texto)$/,
    {
      en: ['Small', 'Medium', 'Large'],
      de: ['Klein', 'Mittel', 'Groß'],
      fr: ['Petite', 'Moyenne', 'Grande'],
      es: ['Pequeño', 'Mediano', 'Grande'],
      pt: ['Pequeno', 'Médio', 'Grande'],
      it: ['Piccolo', 'Medio', 'Grande'],
    },
  ],
  [
    /\b(?:quality|sensitivity|qualitat|qualite|calidad)$/,
    {
      en: ['Low', 'Medium', 'High'],
      de: ['Niedrig', 'Mittel', 'Hoch'],
      fr: ['Basse', 'Moyenne', 'Haute'],
      es: ['Baja', 'Media', 'Alta'],
      pt: ['Baixa', 'Média', 'Alta'],
      it: ['Bassa', 'Media', 'Alta'],
    },
  ],
  [
    /^(?:(?:\w+ )?frequency|how often|haufigkeit|frequence|frecuencia)$/,
    {
      en: ['Daily', 'Weekly', 'Monthly'],
      de: ['Täglich', 'Wöchentlich', 'Monatlich'],
      fr: ['Quotidien', 'Hebdomadaire', 'Mensuel'],
      es: ['Diario', 'Semanal', 'Mensual'],
      pt: ['Diário', 'Semanal', 'Mensal'],
      it: ['Giornaliero', 'Settimanale', 'Mensile'],
    },
  ],
  [
    /^(?:units?|measurement units?|unit system|einheiten|unites|unidades)$/,
    {
      en: ['Metric', 'Imperial'],
      de: ['Metrisch', 'Imperial'],
      fr: ['Métrique', 'Impérial'],
      es: ['Métrico', 'Imperial'],
      pt: ['Métrico', 'Imperial'],
      it: ['Metrico', 'Imperiale'],
    },
  ],
  [
    /^(?:temperature units?|temperatureinheit)$/,
    {
      en: ['Celsius', 'Fahrenheit'],
      de: ['Celsius', 'Fahrenheit'],
      fr: ['Celsius', 'Fahrenheit'],
      es: ['Celsius', 'Fahrenheit'],
      pt: ['Celsius', 'Fahrenheit'],
      it: ['Celsius', 'Fahrenheit'],
    },
  ],
  [
    /^(?:(?:profile |account |post )?visibility|who can (?:see|view|find|contact|message) .+|sichtbarkeit|visibilite|visibilidad)$/,
    {
      en: ['Everyone', 'Contacts', 'Only me'],
      de: ['Alle', 'Kontakte', 'Nur ich'],
      fr: ['Tout le monde', 'Contacts', 'Moi uniquement'],
      es: ['Todos', 'Contactos', 'Solo yo'],
      pt: ['Todos', 'Contatos', 'Só eu'],
      it: ['Tutti', 'Contatti', 'Solo io'],
    },
  ],
  [
    /^(?:(?:first day of (?:the )?week|week starts? on|start of (?:the )?week))$/,
    {
      en: ['Monday', 'Sunday'],
      de: ['Montag', 'Sonntag'],
      fr: ['Lundi', 'Dimanche'],
      es: ['Lunes', 'Domingo'],
      pt: ['Segunda-feira', 'Domingo'],
      it: ['Lunedì', 'Domenica'],
    },
  ],
  [
    /^(?:(?:layout |list |display )?density|dichte|densite|densidad)$/,
    {
      en: ['Comfortable', 'Compact'],
      de: ['Komfortabel', 'Kompakt'],
      fr: ['Confortable', 'Compacte'],
      es: ['Cómoda', 'Compacta'],
      pt: ['Confortável', 'Compacta'],
      it: ['Comoda', 'Compatta'],
    },
  ],
];

/** The answers that a setting of that name has everywhere; undefined for one whose answers only the caller knows. */
export function usualChoices(label: string, language: Language): readonly string[] | undefined {
  const words = foldText(label).replaceAll('-', ' ');
  return USUAL.find(([pattern]) => pattern.test(words))?.[1][language];
}
