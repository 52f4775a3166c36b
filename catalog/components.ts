import type { Definition } from './definition.ts';
import { accordion } from './components/layout/accordion.ts';
import { box } from './components/layout/box.ts';
import { card } from './components/layout/card.ts';
import { collapsible } from './components/layout/collapsible.ts';
import { container } from './components/layout/container.ts';
import { grid } from './components/layout/grid.ts';
import { pageHeader } from './components/layout/page-header.ts';
import { resizable } from './components/layout/resizable.ts';
import { section } from './components/layout/section.ts';
import { separator } from './components/layout/separator.ts';
import { splitPane } from './components/layout/split-pane.ts';
import { stack } from './components/layout/stack.ts';
import { calendar } from './components/forms/calendar.ts';
import { checkbox } from './components/forms/checkbox.ts';
import { colorPicker } from './components/forms/color-picker.ts';
import { combobox } from './components/forms/combobox.ts';
import { datePicker } from './components/forms/date-picker.ts';
import { dateRangePicker } from './components/forms/date-range-picker.ts';
import { fieldError } from './components/forms/field-error.ts';
import { fileUpload } from './components/forms/file-upload.ts';
import { form } from './components/forms/form.ts';
import { formField } from './components/forms/form-field.ts';
import { input } from './components/forms/input.ts';
import { label } from './components/forms/label.ts';
import { multiSelect } from './components/forms/multi-select.ts';
import { numberInput } from './components/forms/number-input.ts';
import { otpInput } from './components/forms/otp-input.ts';
import { phoneInput } from './components/forms/phone-input.ts';
import { quantityStepper } from './components/forms/quantity-stepper.ts';
import { radio } from './components/forms/radio.ts';
import { rangeSlider } from './components/forms/range-slider.ts';
import { rating } from './components/forms/rating.ts';
import { richComposer } from './components/forms/rich-composer.ts';
import { searchInput } from './components/forms/search-input.ts';
import { segmentedControl } from './components/forms/segmented-control.ts';
import { select } from './components/forms/select.ts';
import { slider } from './components/forms/slider.ts';
import { switchComponent } from './components/forms/switch.ts';
import { tagInput } from './components/forms/tag-input.ts';
import { textarea } from './components/forms/textarea.ts';
import { timePicker } from './components/forms/time-picker.ts';
import { toggle } from './components/forms/toggle.ts';
import { toggleGroup } from './components/forms/toggle-group.ts';
import { button } from './components/actions/button.ts';
import { buttonGroup } from './components/actions/button-group.ts';
import { copyButton } from './components/actions/copy-button.ts';
import { fab } from './components/actions/fab.ts';
import { iconButton } from './components/actions/icon-button.ts';
import { link } from './components/actions/link.ts';
import { avatar } from './components/data/avatar.ts';
import { avatarGroup } from './components/data/avatar-group.ts';
import { badge } from './components/data/badge.ts';
import { boardColumn } from './components/data/board-column.ts';
import { codeBlock } from './components/data/code-block.ts';
import { columnHeader } from './components/data/column-header.ts';
import { dataTable } from './components/data/data-table.ts';
import { descriptionList } from './components/data/description-list.ts';
import { diffView } from './components/data/diff-view.ts';
import { editableSpreadsheetGrid } from './components/data/editable-spreadsheet-grid.ts';
import { facetList } from './components/data/facet-list.ts';
import { filterBar } from './components/data/filter-bar.ts';
import { filterPanel } from './components/data/filter-panel.ts';
import { gantt } from './components/data/gantt.ts';
import { heading } from './components/data/heading.ts';
import { highlight } from './components/data/highlight.ts';
import { jsonView } from './components/data/json-view.ts';
import { kanbanBoard } from './components/data/kanban-board.ts';
import { kanbanCard } from './components/data/kanban-card.ts';
import { kbd } from './components/data/kbd.ts';
import { listItem } from './components/data/list-item.ts';
import { programGuideGrid } from './components/data/program-guide-grid.ts';
import { relativeTime } from './components/data/relative-time.ts';
import { stat } from './components/data/stat.ts';
import { statGroup } from './components/data/stat-group.ts';
import { table } from './components/data/table.ts';
import { tag } from './components/data/tag.ts';
import { textComponent } from './components/data/text.ts';
import { timeline } from './components/data/timeline.ts';
import { timelineItem } from './components/data/timeline-item.ts';
import { tree } from './components/data/tree.ts';
import { virtualList } from './components/data/virtual-list.ts';
import { areaChart } from './components/charts/area-chart.ts';
import { barChart } from './components/charts/bar-chart.ts';
import { barList } from './components/charts/bar-list.ts';
import { candlestick } from './components/charts/candlestick.ts';
import { donutChart } from './components/charts/donut-chart.ts';
import { funnelChart } from './components/charts/funnel-chart.ts';
import { gauge } from './components/charts/gauge.ts';
import { heatmap } from './components/charts/heatmap.ts';
import { lineChart } from './components/charts/line-chart.ts';
import { pieChart } from './components/charts/pie-chart.ts';
import { radarChart } from './components/charts/radar-chart.ts';
import { radialBar } from './components/charts/radial-bar.ts';
import { sankey } from './components/charts/sankey.ts';
import { scatterChart } from './components/charts/scatter-chart.ts';
import { sparkline } from './components/charts/sparkline.ts';
import { tracker } from './components/charts/tracker.ts';
import { treemap } from './components/charts/treemap.ts';
import { breadcrumb } from './components/navigation/breadcrumb.ts';
import { dropdownMenu } from './components/navigation/dropdown-menu.ts';
import { menubar } from './components/navigation/menubar.ts';
import { navbar } from './components/navigation/navbar.ts';
import { navigationMenu } from './components/navigation/navigation-menu.ts';
import { pagination } from './components/navigation/pagination.ts';
import { sidebar } from './components/navigation/sidebar.ts';
import { sidebarItem } from './components/navigation/sidebar-item.ts';
import { stepper } from './components/navigation/stepper.ts';
import { tabs } from './components/navigation/tabs.ts';
import { alert } from './components/feedback/alert.ts';
import { banner } from './components/feedback/banner.ts';
import { callout } from './components/feedback/callout.ts';
import { emptyState } from './components/feedback/empty-state.ts';
import { errorState } from './components/feedback/error-state.ts';
import { inlineMessage } from './components/feedback/inline-message.ts';
import { loadingOverlay } from './components/feedback/loading-overlay.ts';
import { notFound } from './components/feedback/not-found.ts';
import { progress } from './components/feedback/progress.ts';
import { progressCircle } from './components/feedback/progress-circle.ts';
import { result } from './components/feedback/result.ts';
import { shimmer } from './components/feedback/shimmer.ts';
import { skeleton } from './components/feedback/skeleton.ts';
import { spinner } from './components/feedback/spinner.ts';
import { toast } from './components/feedback/toast.ts';
import { backdrop } from './components/overlay/backdrop.ts';
import { commandPalette } from './components/overlay/command-palette.ts';
import { confirmation } from './components/overlay/confirmation.ts';
import { dialog } from './components/overlay/dialog.ts';
import { drawer } from './components/overlay/drawer.ts';
import { hoverCard } from './components/overlay/hover-card.ts';
import { popover } from './components/overlay/popover.ts';
import { toggletip } from './components/overlay/toggletip.ts';
import { tooltip } from './components/overlay/tooltip.ts';
import { cta } from './components/marketing/cta.ts';
import { comment } from './components/marketing/comment.ts';
import { commentThread } from './components/marketing/comment-thread.ts';
import { faq } from './components/marketing/faq.ts';
import { featureCard } from './components/marketing/feature-card.ts';
import { featureGrid } from './components/marketing/feature-grid.ts';
import { feedItem } from './components/marketing/feed-item.ts';
import { floorPlan } from './components/marketing/floor-plan.ts';
import { footer } from './components/marketing/footer.ts';
import { hero } from './components/marketing/hero.ts';
import { logoCloud } from './components/marketing/logo-cloud.ts';
import { planCard } from './components/marketing/plan-card.ts';
import { pricingTable } from './components/marketing/pricing-table.ts';
import { socialBar } from './components/marketing/social-bar.ts';
import { testimonial } from './components/marketing/testimonial.ts';
import { audioPlayer } from './components/media/audio-player.ts';
import { carousel } from './components/media/carousel.ts';
import { figure } from './components/media/figure.ts';
import { gallery } from './components/media/gallery.ts';
import { image } from './components/media/image.ts';
import { lightbox } from './components/media/lightbox.ts';
import { marquee } from './components/media/marquee.ts';
import { mediaAnnotator } from './components/media/media-annotator.ts';
import { mediaGrid } from './components/media/media-grid.ts';
import { mediaScrubber } from './components/media/media-scrubber.ts';
import { thumbnail } from './components/media/thumbnail.ts';
import { videoPlayer } from './components/media/video-player.ts';
import { youTube } from './components/media/youtube.ts';
import { artifact } from './components/ai/artifact.ts';
import { conversation } from './components/ai/conversation.ts';
import { inlineCitation } from './components/ai/inline-citation.ts';
import { message } from './components/ai/message.ts';
import { messageContent } from './components/ai/message-content.ts';
import { promptInput } from './components/ai/prompt-input.ts';
import { reasoning } from './components/ai/reasoning.ts';
import { sources } from './components/ai/sources.ts';
import { suggestion } from './components/ai/suggestion.ts';
import { task } from './components/ai/task.ts';
import { toolCall } from './components/ai/tool-call.ts';
import { typingIndicator } from './components/ai/typing-indicator.ts';
import { webPreview } from './components/ai/web-preview.ts';
import { blockDocumentEditor } from './components/other/block-document-editor.ts';
import { bodyMap } from './components/other/body-map.ts';
import { fileEmbed } from './components/other/file-embed.ts';
import { iconComponent } from './components/other/icon.ts';
import { logConsole } from './components/other/log-console.ts';
import { mapEmbed } from './components/other/map-embed.ts';
import { mapView } from './components/other/map-view.ts';
import { nodeGraph } from './components/other/node-graph.ts';
import { notificationCenter } from './components/other/notification-center.ts';
import { permissionMatrix } from './components/other/permission-matrix.ts';
import { printLayout } from './components/other/print-layout.ts';
import { scheduler } from './components/other/scheduler.ts';
import { signaturePad } from './components/other/signature-pad.ts';
import { stopwatch } from './components/other/stopwatch.ts';
import { timer } from './components/other/timer.ts';
import { tournamentBracket } from './components/other/tournament-bracket.ts';

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
