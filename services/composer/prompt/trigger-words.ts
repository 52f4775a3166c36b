/**
 * Everyday words for components whose names and descriptions do not contain them: components first, then words and phrases
 * in the singular, separated by commas.
 */
export const TRIGGER_WORDS: readonly (readonly [components: string, words: string])[] = [
  // Forms
  [
    'Form Input Textarea Button Checkbox',
    'form, sign up, signup, register, registration, apply, application, contact, enquiry, inquiry, survey, questionnaire, request, checkout, booking, book, submit, fill in, intake, rsvp, subscribe, newsletter, order form, login, log in, sign in, onboarding, feedback, enter, create new, add new, edit profile, claim, report a, calculator, postcode, zip code, by typing, invite, formular, anmeldung, kontakt, formulaire, formulario, expense, receipt',
  ],
  [
    'Textarea',
    'message, comment, note, description, wish, reason, details, remark, bio, feedback, essay, symptom, content, campaign, explanation, summary of',
  ],
  [
    'Select Radio',
    'choose, pick, option, choice, dropdown, select, category, country, type of, preference, gender, topic, priority, size, quiz, question, answer, yes/no',
  ],
  [
    'Combobox',
    'autocomplete, typeahead, searchable, long list, airport, city, supplier, time zone, currency, region, country, language, product',
  ],
  [
    'MultiSelect TagInput',
    'several, multiple, tag, skill, keyword, recipient, interest, allergy, label, topping, amenity, language, goal, food choice, preferences, allergen, team member, ingredient, symptoms, cuisine',
  ],
  [
    'DatePicker FormField',
    'date, day, birthday, birth, deadline, due, arrival, appointment, delivery day, when, departure, checkup, datum, geburtsdatum, termin, date de naissance, fecha, nacimiento, birth',
  ],
  [
    'DateRangePicker FormField',
    'period, from to, between, date range, stay, holiday, vacation, leave, rental, check-in, check-out, quarter, report for, filter by date, trip, nights',
  ],
  ['TimePicker', 'time, hour, clock, slot, opening hours, pickup time, reminder, uhrzeit, heure, hora'],
  [
    'NumberInput FormField',
    'amount, budget, price, number of, quantity, weight, salary, age, income, cost, mileage, area, calculator, loan, limit',
  ],
  [
    'QuantityStepper',
    'quantity, cart, basket, guests, passengers, how many, portion, tickets, servings, party size, people, copies, boxes, box, children, adults, rooms, beds',
  ],
  [
    'Slider',
    'volume, brightness, threshold, slider, level, temperature, intensity, confidence, pain, hurt, sensitivity, how strong, budget',
  ],
  ['RangeSlider', 'price range, age range, min and max, between prices, range, mileage, year, rent, by price'],
  ['Rating FormField', 'rating, rate, star, review, score, satisfaction, feedback, nps'],
  [
    'Switch',
    'setting, preference, toggle, enable, disable, turn on, notification, privacy, opt, dark mode, on or off, automation, einstellung, benachrichtigung, datenschutz, réglage, ajustes',
  ],
  [
    'Checkbox',
    'agree, accept, terms, consent, newsletter, opt-in, checklist, confirm that, remember me, to-do, todo, yes/no, einwilligung, consentement',
  ],
  [
    'PhoneInput',
    'phone, telephone, mobile, sms, call back, whatsapp, callback, emergency contact, contact number, contact person',
  ],
  ['OTPInput', 'code, otp, verification, verify, two-factor, 2fa, pin, one-time, authenticator'],
  [
    'FileUpload',
    'upload, attach, attachment, document, photo of, file, resume, cv, import, receipt, scan, picture of, photo, cover image, picture, image upload, proof, evidence, identity',
  ],
  ['ColorPicker', 'color, colour, brand, palette, theme editor, paint'],
  ['SignaturePad', 'signature, sign here, contract, agreement, waiver, handover, consent form, sign off'],
  ['RichComposer', 'rich text, formatted, reply, compose, email editor, post editor, formatting, announcement'],
  ['Collapsible', 'advanced, optional, more options, expand, hidden until'],
  // Collections
  [
    'DataTable Badge',
    'table, list of, records, rows, manage, admin, inventory, orders, invoices, customers, employees, users, products, stock, transactions, tickets, sortable, sort, columns, leads, members, expenses, shipments, payroll, bookings, log of, vehicles, patients, bulk, students, overdue, tabelle, liste, tableau, tabla, rechnung',
  ],
  [
    'Table',
    'compare, comparison, read-only, spec sheet, price list, schedule table, simple table, timetable, results table, standings',
  ],
  [
    'FilterBar SearchInput',
    'filter, search, find, narrow, browse, lookup, searchable, suche, recherche, buscar, locator',
  ],
  [
    'FacetList FilterPanel',
    'facet, filters, catalog, catalogue, shop, store, browse, listing, marketplace, property search, job search',
  ],
  ['Pagination', 'pages, paging, pagination, page through'],
  [
    'EditableSpreadsheetGrid',
    'spreadsheet, grid, cell, timesheet, budget, price list, fill in cells, planning sheet, forecast, gradebook',
  ],
  ['VirtualList', 'thousands, hundreds, huge list, very long list'],
  [
    'ListItem',
    'inbox, menu, list, items, settings list, links, notes, recipes, to-do, directory, episodes, contact, suggestion, branches, nearby, results, chapters',
  ],
  ['Tree', 'folder, tree, hierarchy, org chart, categories, file browser, taxonomy, nested, directory'],
  [
    'KanbanBoard BoardColumn KanbanCard',
    'kanban, board, pipeline, stage, backlog, sprint, swimlane, column, deal flow, hiring pipeline, drag, trello, workflow board, by status, task board, by state, by stage, grouped by, move between, waiting, in repair',
  ],
  ['Fab', 'floating, quick add, add button'],
  // Facts
  [
    'Stat StatGroup',
    'dashboard, kpi, metric, figure, total, overview, statistic, revenue, summary, at a glance, performance, report, number, headline, conversion, occupancy, sales, analytics, key figures, monitor, gain, loss, reading, value, weather, score, balance, count, average',
  ],
  [
    'DescriptionList Badge',
    'detail, profile, record, order facts, spec, about, information, summary, properties, metadata, review before, account, patient, asset, receipt, address',
  ],
  [
    'Avatar AvatarGroup',
    'person, people, team, profile, contact, member, author, user, employee, staff, assignee, attendee, colleague, doctor, coach, guest list, participant, inbox, customer message, chat, post, comment, posts, reviewer',
  ],
  ['Badge Tag', 'status, state, tag, label, priority, category, flag, unread, level'],
  [
    'Timeline TimelineItem',
    'timeline, history, activity, audit, milestones, tracking, shipment, events, journey, status updates, changelog, log, progress of, steps taken, itinerary, roadmap, biography, incident, visits, scan',
  ],
  ['RelativeTime', 'ago, recent, last seen, countdown, updated, since, deadline'],
  ['Gantt', 'gantt, project plan, roadmap, overlap, schedule of tasks, phases, construction'],
  ['DiffView', 'diff, change review, compare versions, before and after, code review, pull request, redline'],
  [
    'CodeBlock CopyButton',
    'code, snippet, api key, command, config, developer, webhook, token, install, sdk, terminal, invite link, coupon',
  ],
  ['JsonView', 'json, payload, raw, request body, response, debug, inspect'],
  ['LogConsole', 'logs, console, log lines, server output, deployment, build output, trace'],
  ['Kbd', 'shortcut, keyboard, hotkey'],
  ['Highlight', 'highlight, search result, matches, excerpt'],
  [
    'ProgramGuideGrid',
    'tv guide, programme, conference schedule, stages, tracks, channels, festival, sessions, line-up, epg',
  ],
  ['PrintLayout', 'print, invoice, report, pdf, letter, quote, receipt, statement, packing slip, certificate'],
  // Charts
  [
    'LineChart AreaChart',
    'trend, over time, line chart, growth, history of, monthly, weekly, daily, forecast, traffic, temperature, time series, curve, per month, per day, last 12 months, chart, graph, visitors, usage, performance, progress over',
  ],
  [
    'BarChart BarList',
    'bar chart, compare, by category, by region, top, ranking, per, breakdown, best selling, leaderboard, distribution, by department, chart, graph, votes, poll, most',
  ],
  [
    'DonutChart PieChart',
    'share, proportion, breakdown, percentage, split, composition, donut, pie, allocation, mix, portfolio, market share, by source, budget',
  ],
  [
    'Gauge ProgressCircle',
    'gauge, limit, capacity, health score, utilisation, utilization, load, speed, pressure, cpu, battery, quota, occupancy, reading, sensor, tank, fuel, occupied, score, level, temperature, air quality, humidity, stock level, satisfaction',
  ],
  [
    'Progress',
    'progress, percent done, goal, completion, quota, loading, storage, fundraising, target, remaining, usage, course, generated, waiting for, running, in progress, level, completed',
  ],
  ['FunnelChart', 'funnel, conversion, drop off, checkout steps, sales pipeline, stages of'],
  [
    'Heatmap',
    'heatmap, heat map, by hour, weekday, intensity, pattern, correlation matrix, busy times, activity calendar',
  ],
  ['RadarChart', 'radar, spider, profile comparison, competency, skills assessment, criteria, strengths'],
  ['RadialBar', 'radial, rings, activity rings'],
  ['Sankey', 'sankey, flow, energy flow, money flow, user flow, from where to'],
  ['ScatterChart', 'scatter, correlation, relate, versus, plot, outlier'],
  ['Treemap', 'treemap, disk usage, hierarchy of size, market cap, holdings'],
  ['Candlestick Sparkline', 'stock, candlestick, trading, ohlc, crypto, share price, ticker, price chart'],
  ['Sparkline', 'sparkline, mini chart, tiny trend'],
  ['Tracker', 'uptime, attendance, habit, streak, status page, incident, availability, daily check'],
  // Navigation
  ['Tabs', 'tabs, tabbed, sections, views, switch between, settings, profile, account, parallel, track, categories'],
  [
    'SegmentedControl ButtonGroup',
    'switch view, toggle view, period, week month, monthly or yearly, range of days, 7 days, view mode, yearly, annual, day week, switch between, toggle between, choice, size, view',
  ],
  [
    'Stepper',
    'wizard, step, multi-step, stage, onboarding, process, checkout, setup, guided, walkthrough, application form, progress through, schritt, étape, paso, assistent',
  ],
  [
    'Sidebar SidebarItem Navbar',
    'sidebar, navigation, app shell, admin panel, workspace, menu on the left, portal, control panel, console',
  ],
  ['Navbar Footer Hero', 'landing, homepage, home page, website, marketing, site, product page, launch page'],
  ['NavigationMenu', 'mega menu, site navigation, main menu'],
  ['Menubar', 'menu bar, file edit view, desktop app, editor menu'],
  ['DropdownMenu', 'actions menu, more menu, overflow, context menu, three dots, export as, bulk actions'],
  ['Breadcrumb', 'breadcrumb, path, back to, nested pages, docs, category page, folder'],
  ['CommandPalette', 'command palette, quick search, jump to, launcher, cmd k'],
  ['Link', 'link, read more, website, terms, external, forgot password, learn more, policy'],
  // Feedback
  [
    'Alert',
    'alert, warning, error message, problem, overdue, failed, critical, attention, low stock, allergy, incident',
  ],
  ['Banner', 'banner, announcement, maintenance, notice, promotion, trial, cookie, outage'],
  ['Callout', 'tip, advice, note, hint, important, info box, guidance, warning about, explain'],
  [
    'EmptyState',
    'empty, nothing, no results, no data, first time, get started, zero, none yet, not yet, no, without any, first use, first-use',
  ],
  [
    'ErrorState NotFound',
    '404, not found, error page, missing page, something went wrong, cannot load, offline, forbidden, crashed',
  ],
  [
    'Result',
    'success, confirmation, thank you, confirmed, payment complete, order placed, done, receipt, completed, submitted, failed payment, refund, on its way, sent, booked, approved',
  ],
  ['Toast', 'toast, saved message, notify, snackbar, undo'],
  ['Spinner Skeleton LoadingOverlay', 'loading, skeleton, waiting, processing, spinner, please wait, placeholder'],
  ['InlineMessage FieldError', 'validation, inline error, hint'],
  // Overlays
  ['Dialog', 'dialog, modal, popup, pop-up, confirm before, are you sure, add new, window'],
  ['Drawer', 'drawer, side panel, slide, cart, panel from'],
  [
    'Confirmation Dialog',
    'confirm, confirmation, delete account, approve, approval, reject, cancel subscription, irreversible, sign off, destructive, permission to, permanently, human in the loop',
  ],
  [
    'Popover Tooltip Toggletip HoverCard',
    'tooltip, explain, help text, hover, info icon, glossary, abbreviation, preview, definition, what does',
  ],
  // Marketing
  [
    'PricingTable PlanCard',
    'pricing, plan, subscription, tier, price table, package, membership, upgrade, compare plans, rates, edition, fee, tariff, pass, preis, tarif, precio',
  ],
  [
    'Hero CTA FeatureGrid FeatureCard',
    'landing, hero, feature, benefit, launch, promote, marketing, call to action, why us, waitlist, product page',
  ],
  [
    'Testimonial LogoCloud',
    'testimonial, customers say, trusted by, reference, social proof, quote, reviews, clients, partners, sponsors',
  ],
  ['FAQ Accordion', 'faq, question, frequently, help center, help centre, accordion, answers, support page'],
  ['SocialBar', 'social, follow us, share, instagram, linkedin'],
  ['Comment CommentThread', 'comment, discussion, thread, reply, forum, review, debate'],
  ['FeedItem', 'feed, post, social, stream, activity, news, wall, community, timeline of posts'],
  [
    'FloorPlan',
    'seat, seating, floor plan, table plan, room map, stall, venue, booth, desk booking, parking, cinema, theatre',
  ],
  // Media
  [
    'Image Figure',
    'image, photo, picture, illustration, caption, product photo, cover, artwork, hero image, second-hand, cars, wine, dishes, article',
  ],
  ['Gallery MediaGrid Lightbox', 'gallery, photos, pictures, portfolio, album, images, showcase, exhibition'],
  [
    'Carousel',
    'carousel, slider of, slideshow, swipe, featured, recommendations, highlights, recommended, related, similar',
  ],
  ['Thumbnail', 'thumbnail, small picture, cover art, product list, playlist'],
  ['VideoPlayer YouTube', 'video, youtube, watch, trailer, tutorial, lecture, webinar, stream, lesson, recording'],
  ['AudioPlayer', 'audio, podcast, music, song, listen, sound, track, episode, voice'],
  ['MediaScrubber', 'scrub, playback, player controls, seek, chapter, timeline editor'],
  ['MediaAnnotator', 'annotate, mark on image, draw on, x-ray, review image, label image, damage, markup'],
  ['Marquee', 'marquee, ticker, scrolling, news ticker'],
  // Assistants
  [
    'Conversation Message PromptInput Suggestion TypingIndicator',
    'chat, assistant, conversation, chatbot, message, ai, copilot, support chat, messenger, ask, suggest',
  ],
  [
    'Reasoning Task ToolCall Shimmer',
    'agent, reasoning, tool call, chain of thought, agent run, workflow run, research agent, steps of work',
  ],
  ['Sources InlineCitation MessageContent', 'source, citation, reference, cited, research answer, footnote, answer'],
  ['Artifact', 'artifact, generated code, generated document, output panel'],
  ['WebPreview', 'link preview, website preview, recommended page'],
  // Special
  ['Calendar', 'calendar, month view, events by date, agenda, date overview, holidays, birthdays, availability'],
  [
    'Scheduler',
    'schedule, scheduler, weekly, appointment, roster, shift, room booking, day view, week view, timetable, rota, bookings, calendar, staffing',
  ],
  [
    'MapEmbed MapView',
    'map, location, branch, address, nearby, store finder, directions, route, gps, coordinates, places, delivery area, site, sensors, venue, where, region, track vehicles, fleet, locator, karte, carte, mapa, standort',
  ],
  [
    'BlockDocumentEditor',
    'document, editor, article, wiki, notes, write, draft, blog post, page editor, report writing, knowledge base, content',
  ],
  [
    'NodeGraph',
    'graph, network, flowchart, workflow, dependency, pipeline, automation, node, relations, family tree, process diagram',
  ],
  ['NotificationCenter', 'notification, notices, inbox, alerts list, unread'],
  ['PermissionMatrix', 'permission, role, access, rights, admin rights, matrix'],
  [
    'BodyMap',
    'body, pain, injury, symptom, physiotherapy, treatment, where it hurts, tattoo, massage, hurt, physio, body part, ache',
  ],
  ['TournamentBracket', 'tournament, bracket, knockout, league, championship, world cup, playoffs, competition'],
  ['Timer', 'timer, countdown, pomodoro, cooking, exam, break, egg'],
  ['Stopwatch', 'stopwatch, lap, elapsed, time tracking, race'],
  ['FileEmbed', 'pdf, preview document, embedded file, view document, contract text'],
  [
    'SplitPane Resizable',
    'split, side by side, master detail, two panes, inbox, preview pane, resizable, ide, browser, on the left, preview',
  ],
  ['Toggle ToggleGroup IconButton', 'toolbar, formatting, weekdays, bold, mute, pin, editor tools'],
  ['Section Container', 'long page, sections, article, one-pager, page bands'],
  ['Separator', 'divider, divided'],
  ['Icon', 'icon, weather, glyph, symbol, pictogram'],
  ['Suggestion', 'suggest, example question, try asking, other searches'],
];
