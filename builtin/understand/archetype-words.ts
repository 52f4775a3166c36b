import type { UiType } from '#contract/ui-type.ts';

/** Folded words that name an archetype, in English, German, French and Spanish. */
export const STRONG: { [uiType in UiType]: RegExp } = {
  other:
    /\b(?:chat|chatbot|messenger|conversation|faqs?|landing|home ?page|startseite|timer|countdown|stopwatch|pomodoro|gallery|galerie|galeria|checklist|checkliste|to ?do (?:list|app)|todos?|shopping list|packing list|timeline|roadmap|notification cent(?:er|re)|changelog|activity feed)\b/,
  form: /\b(?:rate (?:our|your|this|the|my|us)|upload (?:an? |the |your |my )?(?:files?|documents?|photos?|images?|receipts?)|modulo|cadastro|inscricao|registrazione|iscrizione|questionario|form|\w*formular|newsletter sub\w+|password reset|reset (?:my |the )?password|forgot(?:ten)? password|quiz|poll|vote|calculator|rechner|formulaire|formulario|sign ?up|sign ?in|log ?in|login|registration|register|rsvp|questionnaire|survey|checkout|umfrage|anmeldung|encuesta|sondage|intake|application form|kontaktformular)\b/,
  dashboard:
    /\b(?:cruscotto|painel|dashboards?|wallboard|analytics|kpis?|metrics|scorecard|uptime|stock portfolio|how (?:is|are|did) .*(?:doing|do|perform\w*)|cockpit|panel de control|monitoring|over time)\b/,
  pricing_table:
    /\b(?:precos|planos|prezzi|piani|tariffe|pricing|prices|price plans?|plans|plan chooser|(?:membership|service|subscription) levels|packages|editions?|upgrade page|(?:current|recommended) plan|(?:subscription|pricing|membership|hosting) plan|tiers|tarife?|preistabelle|preise|tarifs|offres|precios|planes|subscription options)\b/,
  list_table:
    /\b(?:tabela|tabella|elenco|table|list|\w*liste|\w*tabelle|tableau|tabla|lista|inventory|directory|catalog(?:ue)?|index|spreadsheet|records|log|history of|ubersicht aller|queue|inbox|collection|guests|members)\b/,
  detail_view:
    /\b(?:(?:wine|info\w*|fact|data|product|player|character|spec\w*|business) (?:card|sheet)s?|detalhes|dettagli|ficha|fatura|fattura|details?|profile|tracking page|(?:recipe|episode|listing|review|article|event|show|book|wine|status) page|recipe|rezept|recette|receta|ricetta|receita|listing|detail view|detail page|invoice|product page|fact sheet|profil|perfil|fiche|rechnung|record view|case file|(?:patient|medical|customer|employee|student|health|vehicle|client) (?:record|file|status)|summary of|case view)\b/,
  settings_panel:
    /\b(?:font size|text size|colou?r scheme|privacy cent(?:er|re)|configuracoes|definicoes|impostazioni|preferenze|settings|preferences|\w*einstellungen|parametres|reglages|ajustes|preferencias|configuration|konfiguration|options panel|configuracion|configure|roles|rights|vibration|do not disturb)\b/,
  wizard:
    /\b(?:guide (?:an? |the |our |my |new )?\w+ through|step \d|passos|etapas|passaggi|procedura guidata|wizard|multi ?step|step by step|onboarding|stepper|assistent|assistant en|asistente|\w+ steps?|guided|mehrstufig\w*|schritt fur schritt|etapes|pasos|plan an? \w+ (?:party|trip|event|move|wedding)|set up (?:an?|the|my|your)|setup assistant|walk (?:an?|the|our|my) \w+ through)\b/,
  confirmation:
    /\b(?:is (?:booked|confirmed|placed|complete|cancelled|done)|(?:was|were|has been|have been) (?:sent|received|booked|placed|saved)|wirklich|voulez vous vraiment|realmente|davvero|confirmacao|conferma|obrigad[oa]|grazie|confirm\w*|are you sure|thank you|success (?:screen|page|message)|receipt|order placed|bestatig\w*|confirmacion|danke|merci|approval prompt|approve or|sign off|asks? (?:for|before|whether|if)|failed|permanently|permission to|on (?:its|the|their) way)\b/,
  empty_state:
    /\b(?:404|is empty|vazi[oa]|vuot[oa]|nessun\w* \w+|nenhum\w* \w+|empty state|no results|nothing (?:here|found|yet|to)|zero state|leerzustand|etat vide|estado vacio|first[- ]use|no \w+(?: \w+)? (?:yet|found)|empty (?:inbox|cart|list|folder|screen|page|basket)|nothing in|inbox zero|(?:first|1st) time in|could not|cannot be|not found|offline|unavailable|was removed|waiting for|(?:there (?:are|is) )?no (?:\w+ ){1,2}(?:this|today|for|match)|(?:^| )no (?:search |matching )?(?:results|notifications|messages|entries|items|members))\b/,
  calendar:
    /\b(?:calendar|calendrier|calendario|\w*kalender|schichtplan|agenda|schedule|scheduler|timetable|month view|week view|stundenplan|dienstplan|rota|appointments? overview|planning|planner|week by week|training plan|program(?:me)? with stages|programme|absences|roster|shift plan|opening days|when is)\b/,
  board:
    /\b(?:quadro|bacheca|kanban|board|swim ?lanes?|task board|sprint|pipeline|scrum|trello|tablero|lanes|(?:by|per) (?:stage|state|status|quarter)|(?:move|track) .*(?:between|from) .*(?:and|to))\b/,
  map: /\b(?:mappa|map|karte|carte (?:des|de|interactive)|mapa|geo|locations? on|coordinates|store locator|store finder|nearby|standorte|where (?:is|are)|around an?|across the|floor ?plan|site plan|seats?|stall|pitch|location|directions)\b/,
  editor:
    /\b(?:\w*editor|write|writing|compose an?|document|markdown|wysiwyg|rich text|blog post|note taking|editeur|redacteur|notepad|spreadsheet editor|draft|annotate|mark (?!the location)\w+ (?:in|on)|cutting tool)\b/,
};

/** Folded words that often come with an archetype. */
export const WEAK: { [uiType in UiType]: RegExp } = {
  other: /\b(?:hero|milestones)\b/,
  form: /\b(?:contact|feedback|booking|book|reserv\w*|apply|application|request|submit|enter|fill in|collect|subscribe|donate|add (?:a )?new|create (?:a )?new|buchung|kontakt|bewerbung|estimate|quote|report an?)\b/,
  dashboard:
    /\b(?:overview|stats|statistics|report|performance|revenue|trends?|charts?|ubersicht|monitor|insights|at a glance|apercu|resumen)\b/,
  pricing_table: /\b(?:monthly|per month|free trial|subscription|enterprise|pro)\b/,
  list_table:
    /\b(?:all|orders|invoices|customers|users|products|employees|tickets|items|transactions|recent|sortable|filter|columns?|rows?|browse|manage|open|search)\b/,
  detail_view: /\b(?:about|information|info|view of|single|summary|status of|overview of one)\b/,
  settings_panel: /\b(?:notifications?|privacy|appearance|toggles?|switch(?:es)?|dark mode|permissions|account)\b/,
  wizard: /\b(?:steps?|setup|set up|first,|then|finally|progress|schritte?)\b/,
  confirmation: /\b(?:delete|cancel|remove|sure|approve|reject|undo|booked|completed|successful\w*)\b/,
  empty_state: /\b(?:empty|leer|vide|vacio|get started|first)\b/,
  calendar: /\b(?:events?|appointments?|shifts?|dates|week|month|termine?|slots?)\b/,
  board: /\b(?:to ?do|in progress|doing|done|columns|cards|stages|tasks)\b/,
  map: /\b(?:locations?|stores|branches|pins?|markers|near|places|routes?|address)\b/,
  editor: /\b(?:article|notes?|text|content|edit|(?:blog|wiki|help|web) page|story|letter|template|newsletter)\b/,
};
