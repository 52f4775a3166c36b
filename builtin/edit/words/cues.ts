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
  | 'max'
  | 'min'
  | 'step'
  | 'nobody'
  | 'without'
  | 'none'
  | 'second'
  | 'on'
  | 'off'
  | 'away'
  | 'keep'
  | 'take'
  | 'turn'
  | 'also'
  | 'third'
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
  | 'when'
  | 'filler';

/** What is done to something. */
export const DEEDS: readonly Cue[] = [
  'add',
  'remove',
  'rename',
  'say',
  'make',
  'move',
  'swap',
  'sort',
  'fill',
  'required',
  'optional',
];

/**
 * The words of changes in six languages, folded; a star stands for any ending. An entry of several words joins them with
 * an underscore. To teach a word, add it here, once.
 */
export const cueOf = lexiconOf<Cue>({
  remove:
    'blend* quital* quitarl* eliminal* borral* toglil* toglierl* sacal* we_no_longer_need nicht_mehr_gebraucht nicht_mehr_benotigt nicht_mehr_notig disappear* go_away ditch scrap be_gone can_be_dropped dropped removed superfluous redundant unnecessary entfallen entfall* uberflussig fallt_weg fliegt_raus verschwind* kommt_weg weggelassen weglassen inutile inutiles disparait* disparaitre plus_besoin il_n_y_a_plus n_interesse n_interessent de_trop superflu* fuera sobra sobran desaparec* no_hace_falta no_hacen_falta no_interesa no_le_interesa prescind* non_serv* non_ci_serv* di_troppo sparire sparisc* non_interessa sai saem pode_sair podem_sair fora nao_precisa nao_interessa sumir desapare* don_t_ask_for don_t_use don_t_look remove* delete* drop dropping erase* hide hides get_rid_of take_out take_away kill lose omit* cut strip clear_out no_longer_need* can_go goes_away don_t_want entfern* losch* streich* weglass* ausblend* rausnehm* raus weg supprim* enlev* retire retirez retirer retirar efface* masqu* cach* vire virer otez oter elimin* quita* borra* suprim* esconde* ocult* saca sacar retira* apag* remov* exclua excluir exclui tira tirar tire togli* toglier* rimuov* cancella cancellare nascond* leva levare via_il via_la',
  add: 'de:dazu ask_for ask_them_for ask_about also_ask ask_there ask_here ask_them en:ask there_is_no there_s_no lacks frag_nach frage_nach demande demandez il_faudrait pide pedir preguntar chiedi chiedere pede peca perguntar add adds adding insert include append introduce attach is_missing are_missing would_like_a there_should_be there_must_be erganz* hinzu* fug* fehlt fehlen einfug* ajout* rajout* il_faut* il_manque ajoutez manque anad* agreg* incluye incluir incluya inclua inclure incorpor* falta faltan aggiung* inser* ci_vuole ci_vorreb* manca mancano acrescent* adicion*',
  need: 'vorrei queria quisiera gostaria j_aimerais je_voudrais interesting interesado interessant interessante interessanti interesante interessantes useful_here want wants quiero queremos need needs needed necessary required_here also_need i_miss brauch* benotig* gebraucht braucht besoin sert servent faut falta necesit* hace_falta hacen_falta serve servono serva occorre precis* necessari* utile util utiles nutzlos',
  move: 'spostal* spostarl* muevel* moverl* subel* bajal* en:come comes goes_to belongs belong gehor* gehort kommen move moving shift relocate reorder bring drag verschieb* schieb* rucke* rutsch* deplac* remont* descend* muev* mover mueve desplaz* sube subir baja bajar spost* sposta* move mova mover desloc*',
  rename:
    'llamal* llamarl* chiamal* chiamarl* rinominal* rename* relabel* replac* substitut* ersetz* ersatz remplac* sostitui* substitu* reemplaz* retitle* reword* call calls benenn* umbenenn* nenn* renomm* rebaptis* appelle* renombr* llam* rebautiz* rinomin* chiam* renomei* renome* chama chame chamar',
  say: 'should_be_titled titled entitled is_called are_called is_now_called are_now_called wird_zu intitul* devient deviennent s_appelle s_appellent pasa_a_llamarse se_llama se_llame si_chiama si_chiami chama_se chama_se_agora diventa vira passa_a_se_chamar passa_a_chamar escrib* escriba escriv* scrivi scrivere scrivete escreve escreva escrever ecris ecrire ecrivez schreib* write say says saying should_be_called should_be_named read reads reading be_called be_named be_labelled be_labeled labelled labeled heisst heissen heisse steht stehen lauten lautet dire dise dit disent afficher affichent indiqu* diga digan dice dicen dica dicano scritto scritta diga dizer diz dizem leia chamar-se',
  make: 'ponl* ponm* hazl* ponerl* hacerl* dejal* dejarl* mettil* metterl* farl* rendil* rendirl* lascial* cambial* cambiarl* make makes made change changes changing set sets update use turns convert put puts place style color colour mark have let give use adjust rewrite highlight* emphasi* feature recommend center centre enlarge shrink widen should_be needs_to_be need_to_be has_to_be must_be needs_to need_to devrait devraient deberia deberian dovrebbe dovrebbero deveria would_like mach mache macht machen andere andern geandert setz* setze stell* einstell* farb* mettre mets mettez met fais faites faire rends rendre change* modifi* passe passez passer cambi* pon poner pong* pone haz hacer deja* dejar modific* actualiz* metti mettere mettete fai fare fallo falla fa rendi rendere imposta* modific* lascia prefer* transform* po poe ponha poem coloc* coloque deix* faz faca fazer mude muda* alter* troc* verwandel* hervorheb* markier* zentrier* lege leg legen nimm soll sollen',
  swap: 'change_places trade_places switch_places platze_tauschen cambiar_de_lugar scambiare_di_posto trocar_de_lugar swap_around swap swaps swapping the_order_of reihenfolge l_ordre_de el_orden_de l_ordine_di a_ordem_de echang* wechsl* exchange interchange flip tausch* vertausch* intercambi* intervert* invers* invert* scambi* permut*',
  sort: 'sort sorted order_by sorting sortier* trie trier triez tri ordena* ordenar ordina* ordinare classer classez',
  fill: 'from_the_start von_anfang_an des_le_depart desde_el_principio dall_inizio desde_o_inicio start_from starts_from start_out parti_da partire_da parta_da parte_da beginne_mit anfangen_mit empezar_con empiece_con empieza_con commencer_a comeca_com be_the_default as_default as_the_default standardwert voreinstellung vorbelegung por_omision de_inicio de_entrada valeur_par_defaut start_at starts_at starts_on start_on preset_to pre_selected prefill* fill fills fill_in default defaults by_default preset preselect* selected start_with starts_with initial* starting vorausgefull* vorbeleg* vorausgewahl* ausgewahlt vorgewahlt standardmassig voreinstell* voreingestellt preselectionn* par_defaut selectionn* preremplir por_defecto preseleccion* seleccionad* predefinit* predeterminad* preselezion* selezionat* per_default di_default por_padrao pre-selecion* selecionad*',
  show: 'show shows display displays see zeig* anzeig* sehen montre* montrer affiche affichez voir ver mostr* vedere mostra mostrare muestra* exib*',
  copy: 'mais_um mais_uma ancora_un ancora_una un_altro un_altra otra encore_un encore_une un_autre une_autre noch_eine noch_einen noch_einmal one_more um_outro uma_outra outra another duplicate copy second same_thing noch_ein* noch_mal doppel* dupliqu* deuxieme duplica* otro segundo secondo altro duplique outro',
  max: 'max enter_more_than enters_more_than no_higher_than maximum maxima maximo maxime at_most no_more_than not_more_than up_to go_up_to limit cap upper_limit no_longer_than longest hochstens maximal* bis_zu nicht_mehr_als au_plus jusqu_a pas_plus_de como_maximo no_mas_de hasta massimo massima massimi fino_a non_piu_di no_maximo ate nao_mais_de no_mas_que begrenz* limite* limit* limita*',
  min: 'min minimum minima minimo at_least no_less_than not_less_than mindestens minimal* wenigstens au_moins al_menos por_lo_menos como_minimo almeno pelo_menos no_minimo',
  step: 'in_steps_of steps_of in_increments_of increments_of in_schritten_von schritten_von par_pas_de par_tranches_de en_pasos_de a_passi_di a_intervalli_di em_passos_de',
  nobody: 'nobody no_one noone niemand keiner personne nadie nessuno ninguem',
  without: 'without ohne sans sin senza sem',
  none: 'en:no de:kein de:keine de:keinen de:keinerlei aucun aucune ningun ninguna nessun nessuna nenhum nenhuma',
  on: 'on_by_default should_be_on should_be_switched_on should_be_checked should_be_ticked activate tick check switched_on turned_on turn_on switch_on be_on is_on already_on ticked checked angehakt angekreuzt eingeschaltet angeschaltet aktiviert aktiv einschalten gesetzt an_sein coche cochee coches cochees active activee actif activado activada activad* encendid* marcad* en_si attivo attiva attivat* spuntat* accesa acceso ativado ativada ativo ativa ligad*',
  off: 'off_by_default should_be_off should_be_switched_off should_be_unchecked deactivate uncheck untick switched_off turned_off turn_off switch_off be_off unticked unchecked ausgeschaltet deaktiviert ausschalten decoche desactive* desactivad* apagad* disattivat* desativad* desligad*',
  keep: 'as_they_are as_it_is as_is leave_alone so_lassen wie_es_ist wie_sie_sind tel_quel tels_quels igual_que_ahora como_esta como_estan com_e come_sono se_quedan keep keeps keeping stays stay remain remains leave_the_rest rest_as_is the_rest unveranderet bleib* behalt* lass_den_rest garde* gardez conserve* reste restent le_reste mantener manten* conserva* se_queda el_resto mantieni mantenere rimane rimangono resta restano il_resto mantenha mantem manter o_resto',
  away: 'off out away',
  take: 'take takes taking',
  turn: 'turn turns switch',
  also: 'also aussi auch tambien anche tambem',
  second:
    'in_second_place second_place second_in_line an_zweiter_stelle als_zweites als_zweite als_zweiter an_die_zweite_stelle en_deuxieme en_deuxieme_position en_second en_segundo en_segundo_lugar en_segunda_posicion in_seconda_posizione per_secondo per_seconda al_secondo_posto em_segundo em_segundo_lugar',
  third:
    'in_third_place third_place an_dritter_stelle als_drittes als_dritte als_dritter en_troisieme en_tercer_lugar en_tercero in_terza_posizione per_terzo per_terza al_terzo_posto em_terceiro em_terceiro_lugar',
  before:
    'vorher zuvor beforehand left_of to_the_left_of on_the_left_of right_above just_above links_von links_neben a_gauche_de a_gauche_du a_la_izquierda_de a_la_izquierda_del a_sinistra_di a_sinistra_del a_sinistra_della a_esquerda_de a_esquerda_do a_esquerda_da before above over in_front_of ahead_of on_top_of vor uber davor oberhalb avant devant au-dessus_de au-dessus_du au-dessus_des au_dessus_de au_dessus_du au_dessus_des antes_de antes_del antes_da antes_do antes encima_de encima_del arriba_de arriba_del por_encima_de por_encima_del prima_di prima_del prima_della prima_dei prima_delle prima_dell sopra acima_de acima_da acima_do acima_dos acima_das delante_de delante_del',
  after:
    'right_of to_the_right_of on_the_right_of right_after right_below right_under right_behind right_next_to rechts_von rechts_neben a_droite_de a_droite_du a_la_derecha_de a_la_derecha_del a_destra_di a_destra_del a_destra_della a_direita_de a_direita_do a_direita_da after below under beneath behind underneath following next_to beside nach unter hinter unterhalb danach neben apres derriere sous au-dessous_de en_dessous_de en_dessous_du en_dessous_des a_cote_de a_cote_du despues_de despues_del detras_de debajo_de debajo_del bajo por_debajo_de junto_a junto_al al_lado_de al_lado_del dopo sotto accanto_a accanto_al accanto_alla depois_de depois_da depois_do abaixo_de abaixo_da abaixo_do embaixo_de embaixo_da embaixo_do embaixo_dos embaixo_das abaixo_dos abaixo_das debaixo_de debaixo_do debaixo_da debajo_de_los en_dessous dessous apos ao_lado_de ao_lado_da ao_lado_do',
  first:
    'at_the_very_top the_very_top very_top up_front in_front left on_the_left to_the_left at_the_left de:links nach_links a_gauche a_la_izquierda a_sinistra a_esquerda ganz_vorne ganz_vorn vorne vorn en_tete first top beginning start at_the_top to_the_top nach_oben ganz_oben nach_vorn nach_vorne am_anfang an_den_anfang zuerst erste erster erstes als_erstes oben en_haut tout_en_haut en_premier premier premiere au_debut au_sommet arriba al_principio primero primera al_inicio en_primer_lugar in_alto in_cima all_inizio per_primo per_prima primo prima no_topo em_cima ao_topo pro_topo no_inicio para_cima em_primeiro primeiro primeira no_comeco anfang haut inicio topo',
  last: 'at_the_very_bottom the_very_bottom very_bottom at_the_very_end on_the_right to_the_right at_the_right rechts nach_rechts a_droite a_la_derecha a_destra a_direita ganz_hinten hinten last bottom end at_the_end at_the_bottom to_the_end to_the_bottom ganz_unten nach_unten am_ende ans_ende nach_hinten zuletzt zum_schluss am_schluss letzte letzter letztes unten ende en_bas tout_en_bas a_la_fin en_dernier dernier derniere abajo al_final al_fondo el_ultimo la_ultima por_ultimo ultimo ultima in_fondo alla_fine per_ultimo per_ultima in_basso no_fim ao_final ao_fim no_final em_baixo embaixo por_ultimo para_baixo bas',
  up: 'up higher up_one hoher weiter_oben plus_haut mas_arriba piu_in_alto piu_su mais_acima mais_para_cima',
  down: 'down lower down_one tiefer weiter_unten plus_bas mas_abajo piu_in_basso piu_giu mais_abaixo mais_para_baixo',
  inside:
    'inside within into_the dentro_de dentro_del dentro_da dentro_do dentro_dos dentro_das all_interno_di all_interno_del a_l_interieur_de from aus dalla dal beim bei innerhalb dans chez fr:en es:en na pt:no nas nos pt:em nel nella nei nelle in en:on im sur su sobre auf',
  between: 'between zwischen entre tra fra',
  required:
    'must_be_ticked must_be_checked has_to_be_ticked has_to_be_checked have_to_be_ticked muss_angehakt muss_angekreuzt doit_etre_coche doit_etre_cochee debe_estar_marcada deve_essere_spuntata tem_de_ser_marcada zwingend ausgefullt_sein lasciare_vuot* lasciati_vuoti laisser_vide* leer_bleiben deixar_em_branco dejar_vaci* not_be_empty not_be_blank can_t_be_empty can_t_be_blank can_t_be_left_empty can_t_be_left_blank cannot_be_empty cannot_be_blank cannot_be_left_empty cannot_stay_empty not_be_left_empty not_be_left_blank be_filled_out has_to_be_filled* have_to_be_filled* nicht_leer darf_nicht_leer* nicht_leer_bleiben pas_etre_vide pas_rester_vide no_puede_quedar* no_puede_estar_vaci* no_debe_quedar* non_puo_essere_vuot* non_puo_restare_vuot* non_deve_essere_vuot* nao_pode_ficar* nao_pode_estar_vazi* nao_pode_ser_vazi* imprescindible indispensab* muss_ausgefullt ausgefullt_werden must_be_filled* be_filled_in etre_rempli* rellenar* compilat* preenchid* required mandatory compulsory obligatory must_fill pflicht pflichtfeld* verpflichtend erforderlich obligatoire* requis requise* obligatori* requerid* obbligatori* richiest* obrigatori* requisit*',
  optional:
    'that_s_optional not_compulsory optional* voluntary not_required freiwillig facultati* opcional* optionnel* opzional* facoltativ*',
  instead:
    'instead_of rather_than in_place_of statt anstatt anstelle_von anstelle au_lieu_de au_lieu_du plutot_que a_la_place_de en_vez_de en_lugar_de al_posto_di al_posto_del al_posto_della invece_di invece_che invece_del em_vez_de ao_inves_de no_lugar_de no_lugar_da no_lugar_do',
  to: 'to al allo alla ai agli alle ao aos en:as with by into zu zum zur auf als durch mit pour par comme por fr:a es:a it:a come con como para per com costs cost kostet kosten coute coutent cuesta cuestan costa costano custa custam',
  of: 'of for von vom fur fr:des du de d au aux del della delle degli dei dell di pt:do pt:da it:da pt:dos pt:das at',
  not: 'no_longer nicht_mehr non_piu ya_no anymore_not ne_plus nao_mais_ de:keinem no_longer_be nicht_mehr_so not fr:n en:no es:no it:no shouldn_t don_t doesn_t isn_t needn_t mustn_t dont doesnt nicht pas ne non nao',
  too: 'too zu_klein trop troppo demasiado muito',
  all: 'both ambos ambas entrambi entrambe everywhere all every each whole entire uberall alle allen aller alles jede* beide samtlich* gesamte gesamten ganze* partout tous toutes tout chaque en_todas_partes en_todos todos todas cada toda todo ovunque dappertutto tutt* ogni em_todo_lugar em_todos_os_lugares',
  and: 'and then plus und sowie dann et puis y e ed luego poi depois',
  it: 'it them that this these those de:es sie ihn ihm dies* das_hier le_bouton_la lo los las la_voila fallo falla ela ele isso',
  one: 'en:a an new one some ein eine einen einem eines neue* weitere* noch un une nouve* una uno nuev* nuov* pt:um uma nov* second',
  when: 'until_they until_you until_it until_the until_a until_someone until_somebody until_one bis_man bis_jemand bis_er bis_sie jusqu_a_ce hasta_que finche fino_a_quando ate_que unless as_long_as solange tant_que mientras_que who whoever quem quien quienes ceux_qui celles_qui en:if when whenever wenn falls sobald quand lorsque cuando quando fr:si es:si it:se as_soon_as',
  since:
    'thats_what that_s_what thats_why that_s_why thats_where as_nobody because since so_that de:da otherwise weil sonst damit denn car parce* puisque porque pues asi perche cosi pois assim',
  filler:
    'en:what_s ce_qui lo_que bei_uns chez_nous da_noi entre_nosotros aqui_na_casa with_us alla_pagina a_la_page da_pagina del_todo en:thing en:things de:ding de:dings fr:truc it:cosa pt:coisa pt:se_der pt:se_possivel if_possible wenn_moglich si_possible si_es_posible se_possibile s_il_vous_plait s_il_te_plait en:anyone en:someone ideally fr:plus actually please_just en:her en:his en:their en:our en:my en:your from_now_on from_today_on d_ora_in_poi dorenavant de_ahora_en_adelante daqui_pra_frente has_to have_to leave give enter provide angeben eingeben terminer termine terminent termina terminan terminare terminam etwas a_bit a_little slightly somewhat un_peu un_poco un_po um_pouco porfa otherwise_same any_more any_longer nom_de nome_de nome_di nombre_de beschriftung_von libelle_de titel_von texte_de texto_de up_there down_there about concerning regarding around along as_well of_the_page of_the_screen der_seite auf_der_seite de_la_page de_la_pagina della_pagina da_pagina da_tela still always just_like even maybe schon desormais that_s thats but aber mais pero es:pero ma pt:mas vem vai va viene vient vienen kommt kommen devia adesso ora jetzt maintenant ahora agora now anymore today ab_jetzt tem tiene tienen tengo ha hanno hat haben has salga vaya vaia vada mehr plus de:um two three four five six zwei drei vier funf sechs beiden les_deux deux trois quatre cinq dos tres cuatro cinco due tre quattro cinque dois duas quatro the this my our your just simply right directly very really please pls plz can could you we i would will should shall must be is are was sit stand goes go gets get like instead now so only more better rather there here der die das den dem des bitte mal doch noch ganz direkt gleich eben so sollte sollten kann konnte kannst konntest du ihr wir ich wird werden ist sind sein muss mussen ein_bisschen le la les l s_il_te_plait s_il_vous_plait svp stp merci juste bien est sont doit doivent etre faudrait peux tu vous fr:on je el los las lo por_favor justo mejor bien esta estan debe deben ser que es:es se me te puedes podrias gustaria estaria il i gli per_favore proprio subito solo deve devono essere che si mi ti puoi potresti pt:o es:o os pt:as pt:a a_aba porfavor favor logo bem deve devem que e_melhor pode poderia ta eu label labels field_label current existing same box says text_of page screen form_page um hinzu ein s t sto begin* commenc* debut* empez* empiec* empiez* comenz* comienc* inizi* comec* anfang* beginn* losgeh* ends enden endet finir finit terminar finire finisc* acab* lasst',
});
