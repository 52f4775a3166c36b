import { promptsOf, textAction } from './quality-prompt.ts';

const TASKS = [
  { id: 't1', title: 'Paint the hull', status: 'doing', assignee: 'Ana', due: '2026-05-04' },
  { id: 't2', title: 'Order sails', status: 'todo', assignee: 'Ben', due: '2026-05-09' },
];

export const BOARD_PROMPTS = promptsOf('board', [
  [
    'Kanban board for a boat yard with columns to do, doing and done',
    'KanbanBoard',
    'To do, Doing, Done',
    { data: { tasks: TASKS } },
  ],
  [
    'Hiring pipeline: applicants by stage, with rating and next interview',
    'KanbanBoard Badge',
    'Applied, Interview, Offer',
  ],
  [
    'Sprint backlog for a software team with assignees and story points',
    'KanbanBoard AvatarGroup Badge',
    'Backlog, In progress, Review',
  ],
  [
    'Sales deals by stage with value and probability, filter by owner',
    'KanbanBoard FilterBar Select',
    'Lead, Proposal, Won',
  ],
  [
    'Editorial planning board for a magazine: ideas, writing, editing, published',
    'KanbanBoard',
    'Ideas, Writing, Editing, Published',
  ],
  ['Repair shop job board: waiting for parts, in repair, ready for pickup', 'KanbanBoard Badge', 'In repair, Ready'],
  ['Volunteer shifts grouped by status on a board, add a new shift', 'KanbanBoard Fab Dialog', 'Open, Filled'],
  ['Kitchen orders by state with minutes waiting', 'KanbanBoard', 'New, Cooking, Served'],
  ['Wedding task board with who does what and deadlines', 'KanbanBoard AvatarGroup', 'Deadline'],
  [
    'Move support tickets between new, waiting and solved',
    'KanbanBoard',
    'New, Waiting, Solved',
    { actions: [textAction('move_ticket', 'ticket_id', 'to')] },
  ],
  ['Roadmap by quarter with progress per feature', 'KanbanBoard Progress Gantt', 'Q1, Q2, Q3, Q4'],
]);

export const CALENDAR_PROMPTS = promptsOf('calendar', [
  [
    'Month calendar of school events with a way to add one',
    'Calendar Dialog',
    'Add',
    { data: { events: [{ date: '2026-05-04', label: 'Trip' }] } },
  ],
  ['Weekly roster for nurses, by hour, shifts can be moved', 'Scheduler', 'Shift'],
  ['Room booking calendar with day and week view', 'Scheduler SegmentedControl', 'Day, Week'],
  ['Appointment picker for a hairdresser: choose a day and a free slot', 'Calendar TimePicker DatePicker', 'Book'],
  ['Festival programme with stages and times', 'ProgramGuideGrid', 'Stage'],
  ['Vacation overview of the team with absences per month', 'Calendar Avatar Badge', 'Vacation'],
  ['Training plan for a marathon, week by week', 'Calendar Timeline', 'Week'],
  ['Garbage collection dates in a month view with types', 'Calendar Badge', 'Paper, Plastic'],
  ['Conference agenda with parallel tracks', 'ProgramGuideGrid Tabs', 'Track'],
  ['Project schedule of a house construction with overlapping phases', 'Gantt', 'Foundation, Roof'],
  ['Filter bookings by period and show them on a calendar', 'Calendar DateRangePicker Scheduler', 'Bookings'],
]);

export const MAP_PROMPTS = promptsOf('map', [
  [
    'Store finder with search and a list of branches nearby',
    'MapEmbed MapView SearchInput ListItem',
    'Branches',
    { data: { branches: [{ name: 'North', lat: 60.1, lng: 24.9 }] } },
  ],
  ['Track delivery vans on a map with their status', 'MapView Badge', 'Status'],
  ['Choose seats in a cinema', 'FloorPlan', 'Seats', { actions: [textAction('book_seats', 'seats')] }],
  ['Hiking routes map with difficulty filter and details at the side', 'MapEmbed FilterBar Badge Drawer', 'Difficulty'],
  [
    'Where is our restaurant: address, map, opening hours, directions',
    'MapEmbed DescriptionList Link',
    'Address, Opening hours',
  ],
  ['Desk booking on an office floor plan', 'FloorPlan DatePicker', 'Desk'],
  ['Air quality sensors across the city with readings', 'MapView Gauge Stat', 'Air quality'],
  ['Market stall map for vendors to pick a spot', 'FloorPlan', 'Stall'],
  ['Delivery area check by postcode with a map', 'MapEmbed Input', 'Postcode'],
  ['Map of charging stations with available plugs and price', 'MapView Badge ListItem', 'Price'],
  ['Report a pothole: mark the location and add a photo', 'MapEmbed FileUpload Form', 'Photo'],
]);

export const EDITOR_PROMPTS = promptsOf('editor', [
  [
    'Write and edit a blog post with title, tags, cover image and publish',
    'BlockDocumentEditor TagInput Input FileUpload',
    'Title, Tags, Publish',
  ],
  ['Rich text email composer with recipients and attachments', 'RichComposer TagInput FileUpload', 'Recipients, Send'],
  ['Note editor with a list of notes on the left', 'SplitPane ListItem BlockDocumentEditor', 'Notes'],
  ['Annotate damages on a photo of a container', 'MediaAnnotator', 'Save'],
  ['Workflow automation editor with nodes and connections', 'NodeGraph', 'Save'],
  ['Code snippet editor with language choice and preview', 'CodeBlock Select SplitPane', 'Language'],
  [
    'Lesson plan editor: goals, steps, materials, duration',
    'BlockDocumentEditor Input NumberInput',
    'Goals, Materials',
  ],
  ['Video cutting tool with timeline, chapters and markers', 'MediaScrubber VideoPlayer', 'Chapters'],
  ['Desktop-like editor with File, Edit and View menus', 'Menubar', 'File, Edit, View'],
  [
    'Menu editor for a restaurant: dishes, prices, allergens',
    'EditableSpreadsheetGrid TagInput Input',
    'Dishes, Price',
  ],
  [
    'Contract editor with clauses, comments and signature',
    'BlockDocumentEditor CommentThread SignaturePad',
    'Clauses, Signature',
  ],
]);
