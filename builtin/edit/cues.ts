import { lexiconOf } from './lexicon.ts';

/** What a word in a change is for. Words that are none of these are names. */
export type Cue =
  | 'remove'
  | 'add'
  | 'need'
  | 'move'
  | 'rename'
  | 'say'
  | 'make'
  | 'swap'
  | 'sort'
  | 'fill'
  | 'show'
  | 'copy'
  | 'limit'
  | 'before'
  | 'after'
  | 'first'
  | 'last'
  | 'up'
  | 'down'
  | 'inside'
  | 'between'
  | 'required'
  | 'optional'
  | 'instead'
  | 'to'
  | 'of'
  | 'not'
  | 'too'
  | 'all'
  | 'and'
  | 'it'
  | 'one'
  | 'since'
  | 'filler';

/**
 * The words of changes in six languages, folded; a star stands for any ending. An entry of several words joins them with
 * an underscore. To teach a word, add it here, once.
 */
export const cueOf = lexiconOf<Cue>({
  remove:
    'remove* delete* drop dropping erase* hide hides get_rid_of take_out take_away kill lose omit* cut strip clear_out no_longer no_longer_need* can_go goes_away don_t_want entfern* losch* streich* weglass* ausblend* rausnehm* raus weg nicht_mehr supprim* enlev* retire retirez retirer retirar efface* masqu* cach* vire virer otez oter elimin* quita* borra* suprim* esconde* ocult* saca sacar retira* apag* remov* exclua excluir exclui tira tirar tire togli* toglier* rimuov* cancella cancellare nascond* leva levare via_il via_la',
  add: 'add adds adding insert include append introduce attach another is_missing are_missing would_like_a there_should_be there_must_be erganz* hinzu* fug* fehlt fehlen einfug* ajout* rajout* il_faut* il_manque ajoutez manque anad* agreg* incluye incluir incluya inclua inclure incorpor* falta faltan aggiung* inser* ci_vuole ci_vorreb* vorrei manca mancano acrescent* adicion*',
  need: 'need needs needed necessary required_here also_need i_miss brauch* benotig* gebraucht braucht besoin sert servent faut falta necesit* hace_falta hacen_falta serve servono serva occorre precis* necessari* utile util utiles nutzlos',
  move: 'move moving shift relocate reorder bring drag verschieb* schieb* rucke* rutsch* deplac* remont* descend* muev* mover mueve desplaz* sube subir baja bajar spost* sposta* move mova mover desloc*',
  rename:
    'rename* relabel* replac* substitut* ersetz* ersatz remplac* sostitui* substitu* reemplaz* retitle* reword* call calls benenn* umbenenn* nenn* renomm* rebaptis* appelle* renombr* llam* rebautiz* rinomin* chiam* renomei* renome* chama chame chamar',
  say: 'say says saying should_be_called should_be_named read reads reading be_called be_named be_labelled be_labeled labelled labeled heisst heissen heisse steht stehen lauten lautet dire dise dit disent afficher affichent indiqu* diga digan dice dicen ponga pongan ponen dica dicano scritto scritta diga dizer diz dizem leia chamar-se',
  make: 'make makes made change changes changing set sets update use turn turns convert put puts place style color colour mark have want let switch give use activate deactivate check uncheck tick untick enable disable adjust rewrite highlight* emphasi* feature recommend center centre enlarge shrink widen should_be needs_to_be need_to_be has_to_be must_be needs_to need_to devrait devraient deberia deberian dovrebbe dovrebbero deveria would_like mach mache macht machen andere andern geandert setz* setze stell* einstell* farb* mettre mets mettez met fais faites faire rends rendre change* modifi* passe passez passer cambi* pon poner pong* pone haz hacer deja* dejar modific* actualiz* metti mettere mettete fai fare fallo falla fa rendi rendere imposta* modific* lascia prefer* transform* po poe ponha poem coloc* coloque deix* faz faca fazer mude muda* alter* troc* verwandel* hervorheb* markier* zentrier* lege leg legen nimm soll sollen',
  swap: 'swap swaps swapping the_order_of reihenfolge l_ordre_de el_orden_de l_ordine_di a_ordem_de echang* wechsl* exchange interchange flip tausch* vertausch* intercambi* intervert* invers* invert* scambi* permut*',
  sort: 'sort sorted order_by sorting sortier* trie trier triez tri ordena* ordenar ordina* ordinare classer classez',
  fill: 'prefill* fill fills fill_in default defaults by_default preset preselect* selected start_with starts_with initial* starting vorausgefull* vorbeleg* vorausgewahl* ausgewahlt vorgewahlt standardmassig voreinstell* voreingestellt preselectionn* par_defaut selectionn* preremplir por_defecto preseleccion* seleccionad* predefinit* predeterminad* preselezion* selezionat* per_default di_default por_padrao pre-selecion* selecionad* marcad*',
  show: 'show shows display displays see zeig* anzeig* sehen montre* montrer affiche affichez voir ver mostr* vedere mostra mostrare muestra* exib*',
  copy: 'duplicate copy second same_thing noch_ein* noch_mal doppel* dupliqu* deuxieme duplica* otro segundo secondo altro duplique outro',
  limit: 'limit cap begrenz* limite* limit* limita*',
  before:
    'before above over in_front_of ahead_of on_top_of left_of vor uber davor oberhalb avant devant au-dessus_de au-dessus_du au-dessus_des au_dessus_de au_dessus_du au_dessus_des antes_de antes_del antes_da antes_do antes encima_de encima_del arriba_de arriba_del por_encima_de por_encima_del prima_di prima_del prima_della prima_dei prima_delle prima_dell sopra acima_de acima_da acima_do acima_dos acima_das delante_de delante_del',
  after:
    'after below under beneath behind underneath following next_to right_of beside nach unter hinter unterhalb danach neben apres derriere sous au-dessous_de en_dessous_de en_dessous_du en_dessous_des a_cote_de a_cote_du despues_de despues_del detras_de debajo_de debajo_del bajo por_debajo_de junto_a junto_al al_lado_de al_lado_del dopo sotto accanto_a accanto_al accanto_alla depois_de depois_da depois_do abaixo_de abaixo_da abaixo_do embaixo_de embaixo_da embaixo_do apos ao_lado_de ao_lado_da ao_lado_do',
  first:
    'first top beginning start at_the_top to_the_top nach_oben ganz_oben nach_vorn nach_vorne am_anfang an_den_anfang zuerst erste erster erstes als_erstes oben en_haut tout_en_haut en_premier premier premiere au_debut au_sommet arriba al_principio primero primera al_inicio en_primer_lugar in_alto in_cima all_inizio per_primo per_prima primo prima no_topo em_cima ao_topo pro_topo no_inicio para_cima em_primeiro primeiro primeira no_comeco anfang haut inicio topo',
  last: 'last bottom end at_the_end at_the_bottom to_the_end to_the_bottom ganz_unten nach_unten am_ende ans_ende nach_hinten zuletzt zum_schluss am_schluss letzte letzter letztes unten ende en_bas tout_en_bas a_la_fin en_dernier dernier derniere abajo al_final al_fondo el_ultimo la_ultima por_ultimo ultimo ultima in_fondo alla_fine per_ultimo per_ultima in_basso no_fim ao_final ao_fim no_final em_baixo embaixo por_ultimo para_baixo bas',
  up: 'up higher up_one hoher weiter_oben plus_haut mas_arriba piu_in_alto piu_su mais_acima mais_para_cima',
  down: 'down lower down_one tiefer weiter_unten plus_bas mas_abajo piu_in_basso piu_giu mais_abaixo mais_para_baixo',
  inside:
    'inside within from aus dalla dal beim bei innerhalb dans chez fr:en es:en na pt:no nas nos pt:em nel nella nei nelle in en:on im sur su sobre auf',
  between: 'between zwischen entre tra fra',
  required:
    'muss_ausgefullt ausgefullt_werden must_be_filled* be_filled_in etre_rempli* rellenar* compilat* preenchid* required mandatory compulsory obligatory must_fill pflicht pflichtfeld* verpflichtend erforderlich obligatoire* requis requise* obligatori* requerid* obbligatori* richiest* obrigatori* requisit*',
  optional: 'optional* voluntary not_required freiwillig facultati* opcional* optionnel* opzional* facoltativ*',
  instead:
    'instead_of rather_than in_place_of statt anstatt anstelle_von anstelle au_lieu_de au_lieu_du plutot_que a_la_place_de en_vez_de en_lugar_de al_posto_di al_posto_del al_posto_della invece_di invece_che invece_del em_vez_de ao_inves_de no_lugar_de no_lugar_da no_lugar_do',
  to: 'to al allo alla ai agli alle ao aos en:as with by into zu zum zur auf als durch mit pour par comme por fr:a es:a it:a come con como para per com costs cost kostet kosten coute coutent cuesta cuestan costa costano custa custam',
  of: 'of for von vom fur fr:des du de d au aux del della delle degli dei dell di pt:do pt:da it:da pt:dos pt:das at',
  not: 'not fr:n fr:plus en:no es:no it:no shouldn_t don_t doesn_t isn_t needn_t mustn_t dont doesnt nicht kein* pas ne non sin nao',
  too: 'too zu_klein trop troppo demasiado muito',
  all: 'everywhere all every each whole entire uberall alle allen aller alles jede* beide samtlich* gesamte gesamten ganze* partout tous toutes tout chaque en_todas_partes en_todos todos todas cada toda todo ovunque dappertutto tutt* ogni em_todo_lugar em_todos_os_lugares',
  and: 'and then plus und sowie dann et puis y e ed luego poi depois',
  it: 'it them that this these those de:es sie ihn ihm dies* das_hier le_bouton_la lo los las la_voila fallo falla ela ele isso',
  one: 'en:a an another new one some ein eine einen einem eines neue* weitere* noch un une nouve* una uno nuev* nuov* pt:um uma nov* second',
  since:
    'because since so_that de:da otherwise weil sonst damit denn car parce* puisque porque pues asi perche cosi pois assim thats that_s that_is',
  filler:
    'but aber mais pero es:pero ma pt:mas vem vai va viene vient vienen kommt kommen devia adesso ora jetzt maintenant ahora agora now anymore today ab_jetzt tem tiene tienen tengo ha hanno hat haben has salga vaya vaia vada mehr plus de:um two three four five six zwei drei vier funf sechs beiden les_deux deux trois quatre cinq dos tres cuatro cinco due tre quattro cinque dois duas quatro the this my our your just simply right directly very really please pls plz can could you we i would will should shall must be is are was sit stand goes go gets get like instead now also so only more better rather there here der die das den dem des bitte mal doch noch ganz direkt gleich eben so sollte sollten kann konnte kannst konntest du ihr wir ich wird werden ist sind sein muss mussen auch ein_bisschen le la les l s_il_te_plait s_il_vous_plait svp stp merci juste bien est sont doit doivent etre faudrait peux tu vous fr:on je el los las lo por_favor justo mejor bien esta estan debe deben ser que es:es se me te puedes podrias gustaria estaria tambien il i gli per_favore proprio subito solo anche  deve devono essere che si mi ti puoi potresti pt:o es:o os pt:as pt:a a_aba porfavor favor logo bem deve devem que tambem e_melhor pode poderia ta eu label labels field_label current existing same box says text_of page screen form_page um hinzu ein off s t sto begin* commenc* debut* empez* empiec* empiez* comenz* comienc* inizi* comec* anfang* beginn* losgeh* ends enden endet finir finit terminar termin* finire finisc* acab* lasst',
});
