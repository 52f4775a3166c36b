import type { Definition } from './definition.ts';
import { accordion } from './layout/accordion.ts';
import { box } from './layout/box.ts';
import { card } from './layout/card.ts';
import { collapsible } from './layout/collapsible.ts';
import { container } from './layout/container.ts';
import { grid } from './layout/grid.ts';
import { pageHeader } from './layout/page-header.ts';
import { resizable } from './layout/resizable.ts';
import { section } from './layout/section.ts';
import { separator } from './layout/separator.ts';
import { splitPane } from './layout/split-pane.ts';
import { stack } from './layout/stack.ts';
import { calendar } from './forms/calendar.ts';
import { checkbox } from './forms/checkbox.ts';
import { colorPicker } from './forms/color-picker.ts';
import { combobox } from './forms/combobox.ts';
import { datePicker } from './forms/date-picker.ts';
import { dateRangePicker } from './forms/date-range-picker.ts';
import { fieldError } from './forms/field-error.ts';
import { fileUpload } from './forms/file-upload.ts';
import { form } from './forms/form.ts';
import { formField } from './forms/form-field.ts';
import { input } from './forms/input.ts';
import { label } from './forms/label.ts';
import { multiSelect } from './forms/multi-select.ts';
import { numberInput } from './forms/number-input.ts';
import { otpInput } from './forms/otp-input.ts';
import { phoneInput } from './forms/phone-input.ts';
import { quantityStepper } from './forms/quantity-stepper.ts';
import { radio } from './forms/radio.ts';
import { rangeSlider } from './forms/range-slider.ts';
import { rating } from './forms/rating.ts';
import { richComposer } from './forms/rich-composer.ts';
import { searchInput } from './forms/search-input.ts';
import { segmentedControl } from './forms/segmented-control.ts';
import { select } from './forms/select.ts';
import { slider } from './forms/slider.ts';
import { switchComponent } from './forms/switch.ts';
import { tagInput } from './forms/tag-input.ts';
import { textarea } from './forms/textarea.ts';
import { timePicker } from './forms/time-picker.ts';
import { toggle } from './forms/toggle.ts';
import { toggleGroup } from './forms/toggle-group.ts';
import { button } from './actions/button.ts';
import { buttonGroup } from './actions/button-group.ts';
import { copyButton } from './actions/copy-button.ts';
import { fab } from './actions/fab.ts';
import { iconButton } from './actions/icon-button.ts';
import { link } from './actions/link.ts';
import { avatar } from './data/avatar.ts';
import { avatarGroup } from './data/avatar-group.ts';
import { badge } from './data/badge.ts';
import { boardColumn } from './data/board-column.ts';
import { codeBlock } from './data/code-block.ts';
import { columnHeader } from './data/column-header.ts';
import { dataTable } from './data/data-table.ts';
import { descriptionList } from './data/description-list.ts';
import { diffView } from './data/diff-view.ts';
import { editableSpreadsheetGrid } from './data/editable-spreadsheet-grid.ts';
import { facetList } from './data/facet-list.ts';
import { filterBar } from './data/filter-bar.ts';
import { filterPanel } from './data/filter-panel.ts';
import { gantt } from './data/gantt.ts';
import { heading } from './data/heading.ts';
import { highlight } from './data/highlight.ts';
import { jsonView } from './data/json-view.ts';
import { kanbanBoard } from './data/kanban-board.ts';
import { kanbanCard } from './data/kanban-card.ts';
import { kbd } from './data/kbd.ts';
import { listItem } from './data/list-item.ts';
import { programGuideGrid } from './data/program-guide-grid.ts';
import { relativeTime } from './data/relative-time.ts';
import { stat } from './data/stat.ts';
import { statGroup } from './data/stat-group.ts';
import { table } from './data/table.ts';
import { tag } from './data/tag.ts';
import { textComponent } from './data/text.ts';
import { timeline } from './data/timeline.ts';
import { timelineItem } from './data/timeline-item.ts';
import { tree } from './data/tree.ts';
import { virtualList } from './data/virtual-list.ts';
import { areaChart } from './charts/area-chart.ts';
import { barChart } from './charts/bar-chart.ts';
import { barList } from './charts/bar-list.ts';
import { candlestick } from './charts/candlestick.ts';
import { donutChart } from './charts/donut-chart.ts';
import { funnelChart } from './charts/funnel-chart.ts';
import { gauge } from './charts/gauge.ts';
import { heatmap } from './charts/heatmap.ts';
import { lineChart } from './charts/line-chart.ts';
import { pieChart } from './charts/pie-chart.ts';
import { radarChart } from './charts/radar-chart.ts';
import { radialBar } from './charts/radial-bar.ts';
import { sankey } from './charts/sankey.ts';
import { scatterChart } from './charts/scatter-chart.ts';
import { sparkline } from './charts/sparkline.ts';
import { tracker } from './charts/tracker.ts';
import { treemap } from './charts/treemap.ts';
import { breadcrumb } from './navigation/breadcrumb.ts';
import { dropdownMenu } from './navigation/dropdown-menu.ts';
import { menubar } from './navigation/menubar.ts';
import { navbar } from './navigation/navbar.ts';
import { navigationMenu } from './navigation/navigation-menu.ts';
import { pagination } from './navigation/pagination.ts';
import { sidebar } from './navigation/sidebar.ts';
import { sidebarItem } from './navigation/sidebar-item.ts';
import { stepper } from './navigation/stepper.ts';
import { tabs } from './navigation/tabs.ts';
import { alert } from './feedback/alert.ts';
import { banner } from './feedback/banner.ts';
import { callout } from './feedback/callout.ts';
import { emptyState } from './feedback/empty-state.ts';
import { errorState } from './feedback/error-state.ts';
import { inlineMessage } from './feedback/inline-message.ts';
import { loadingOverlay } from './feedback/loading-overlay.ts';
import { notFound } from './feedback/not-found.ts';
import { progress } from './feedback/progress.ts';
import { progressCircle } from './feedback/progress-circle.ts';
import { result } from './feedback/result.ts';
import { shimmer } from './feedback/shimmer.ts';
import { skeleton } from './feedback/skeleton.ts';
import { spinner } from './feedback/spinner.ts';
import { toast } from './feedback/toast.ts';
import { backdrop } from './overlay/backdrop.ts';
import { commandPalette } from './overlay/command-palette.ts';
import { confirmation } from './overlay/confirmation.ts';
import { dialog } from './overlay/dialog.ts';
import { drawer } from './overlay/drawer.ts';
import { hoverCard } from './overlay/hover-card.ts';
import { popover } from './overlay/popover.ts';
import { toggletip } from './overlay/toggletip.ts';
import { tooltip } from './overlay/tooltip.ts';
import { cta } from './marketing/cta.ts';
import { comment } from './marketing/comment.ts';
import { commentThread } from './marketing/comment-thread.ts';
import { faq } from './marketing/faq.ts';
import { featureCard } from './marketing/feature-card.ts';
import { featureGrid } from './marketing/feature-grid.ts';
import { feedItem } from './marketing/feed-item.ts';
import { floorPlan } from './marketing/floor-plan.ts';
import { footer } from './marketing/footer.ts';
import { hero } from './marketing/hero.ts';
import { logoCloud } from './marketing/logo-cloud.ts';
import { planCard } from './marketing/plan-card.ts';
import { pricingTable } from './marketing/pricing-table.ts';
import { socialBar } from './marketing/social-bar.ts';
import { testimonial } from './marketing/testimonial.ts';
import { audioPlayer } from './media/audio-player.ts';
import { carousel } from './media/carousel.ts';
import { figure } from './media/figure.ts';
import { gallery } from './media/gallery.ts';
import { image } from './media/image.ts';
import { lightbox } from './media/lightbox.ts';
import { marquee } from './media/marquee.ts';
import { mediaAnnotator } from './media/media-annotator.ts';
import { mediaGrid } from './media/media-grid.ts';
import { mediaScrubber } from './media/media-scrubber.ts';
import { thumbnail } from './media/thumbnail.ts';
import { videoPlayer } from './media/video-player.ts';
import { youTube } from './media/youtube.ts';
import { artifact } from './ai/artifact.ts';
import { conversation } from './ai/conversation.ts';
import { inlineCitation } from './ai/inline-citation.ts';
import { message } from './ai/message.ts';
import { messageContent } from './ai/message-content.ts';
import { promptInput } from './ai/prompt-input.ts';
import { reasoning } from './ai/reasoning.ts';
import { sources } from './ai/sources.ts';
import { suggestion } from './ai/suggestion.ts';
import { task } from './ai/task.ts';
import { toolCall } from './ai/tool-call.ts';
import { typingIndicator } from './ai/typing-indicator.ts';
import { webPreview } from './ai/web-preview.ts';
import { blockDocumentEditor } from './other/block-document-editor.ts';
import { bodyMap } from './other/body-map.ts';
import { fileEmbed } from './other/file-embed.ts';
import { iconComponent } from './other/icon.ts';
import { logConsole } from './other/log-console.ts';
import { mapEmbed } from './other/map-embed.ts';
import { mapView } from './other/map-view.ts';
import { nodeGraph } from './other/node-graph.ts';
import { notificationCenter } from './other/notification-center.ts';
import { permissionMatrix } from './other/permission-matrix.ts';
import { printLayout } from './other/print-layout.ts';
import { scheduler } from './other/scheduler.ts';
import { signaturePad } from './other/signature-pad.ts';
import { stopwatch } from './other/stopwatch.ts';
import { timer } from './other/timer.ts';
import { tournamentBracket } from './other/tournament-bracket.ts';

/** The twelve groups, each in alphabetical order: one folder a group, one file a component. */
export const GROUPS = {
  layout: [
    accordion,
    box,
    card,
    collapsible,
    container,
    grid,
    pageHeader,
    resizable,
    section,
    separator,
    splitPane,
    stack,
  ],
  forms: [
    calendar,
    checkbox,
    colorPicker,
    combobox,
    datePicker,
    dateRangePicker,
    fieldError,
    fileUpload,
    form,
    formField,
    input,
    label,
    multiSelect,
    numberInput,
    otpInput,
    phoneInput,
    quantityStepper,
    radio,
    rangeSlider,
    rating,
    richComposer,
    searchInput,
    segmentedControl,
    select,
    slider,
    switchComponent,
    tagInput,
    textarea,
    timePicker,
    toggle,
    toggleGroup,
  ],
  actions: [button, buttonGroup, copyButton, fab, iconButton, link],
  data: [
    avatar,
    avatarGroup,
    badge,
    boardColumn,
    codeBlock,
    columnHeader,
    dataTable,
    descriptionList,
    diffView,
    editableSpreadsheetGrid,
    facetList,
    filterBar,
    filterPanel,
    gantt,
    heading,
    highlight,
    jsonView,
    kanbanBoard,
    kanbanCard,
    kbd,
    listItem,
    programGuideGrid,
    relativeTime,
    stat,
    statGroup,
    table,
    tag,
    textComponent,
    timeline,
    timelineItem,
    tree,
    virtualList,
  ],
  charts: [
    areaChart,
    barChart,
    barList,
    candlestick,
    donutChart,
    funnelChart,
    gauge,
    heatmap,
    lineChart,
    pieChart,
    radarChart,
    radialBar,
    sankey,
    scatterChart,
    sparkline,
    tracker,
    treemap,
  ],
  navigation: [
    breadcrumb,
    dropdownMenu,
    menubar,
    navbar,
    navigationMenu,
    pagination,
    sidebar,
    sidebarItem,
    stepper,
    tabs,
  ],
  feedback: [
    alert,
    banner,
    callout,
    emptyState,
    errorState,
    inlineMessage,
    loadingOverlay,
    notFound,
    progress,
    progressCircle,
    result,
    shimmer,
    skeleton,
    spinner,
    toast,
  ],
  overlay: [backdrop, commandPalette, confirmation, dialog, drawer, hoverCard, popover, toggletip, tooltip],
  marketing: [
    cta,
    comment,
    commentThread,
    faq,
    featureCard,
    featureGrid,
    feedItem,
    floorPlan,
    footer,
    hero,
    logoCloud,
    planCard,
    pricingTable,
    socialBar,
    testimonial,
  ],
  media: [
    audioPlayer,
    carousel,
    figure,
    gallery,
    image,
    lightbox,
    marquee,
    mediaAnnotator,
    mediaGrid,
    mediaScrubber,
    thumbnail,
    videoPlayer,
    youTube,
  ],
  ai: [
    artifact,
    conversation,
    inlineCitation,
    message,
    messageContent,
    promptInput,
    reasoning,
    sources,
    suggestion,
    task,
    toolCall,
    typingIndicator,
    webPreview,
  ],
  other: [
    blockDocumentEditor,
    bodyMap,
    fileEmbed,
    iconComponent,
    logConsole,
    mapEmbed,
    mapView,
    nodeGraph,
    notificationCenter,
    permissionMatrix,
    printLayout,
    scheduler,
    signaturePad,
    stopwatch,
    timer,
    tournamentBracket,
  ],
} as const satisfies { readonly [group: string]: readonly Definition[] };

/** All components, group by group. The order is part of the prompt's bytes. */
export const COMPONENTS: readonly Definition[] = Object.values(GROUPS).flat();

const BY_NAME: ReadonlyMap<string, Definition> = new Map(COMPONENTS.map((definition) => [definition.name, definition]));

/** The definition of a catalog component, or undefined for any other word, such as `toString`. */
export function definitionOf(name: string): Definition | undefined {
  return BY_NAME.get(name);
}
