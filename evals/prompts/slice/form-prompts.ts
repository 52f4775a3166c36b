import { promptsOf, textAction } from './quality-prompt.ts';

export const FORM_PROMPTS = promptsOf('form', [
  [
    'Contact form for a dental practice with name, email, phone and a message',
    'Form Input Textarea PhoneInput',
    'Name, Email, Phone, Message',
    { actions: [textAction('send_message', 'name', 'email', 'phone', 'message')] },
  ],
  [
    'Sign up for a pottery class: name, e-mail, preferred day, experience (beginner, intermediate, advanced)',
    'Form Input Select Radio DatePicker',
    'Name, Beginner, Intermediate, Advanced',
  ],
  [
    'Damage report for a rental car: licence plate, date and time of the accident, description, photos',
    'Form Input DatePicker TimePicker Textarea FileUpload',
    'Licence plate, Description, Photos',
  ],
  [
    'Customer satisfaction survey for a hotel stay with star ratings for room, breakfast and staff and a comment',
    'Form Rating FormField Textarea',
    'Room, Breakfast, Staff, Comment',
  ],
  [
    'Job application for a bakery: full name, email, position (baker, sales, driver), cover letter and CV upload',
    'Form Input Select Textarea FileUpload',
    'Full name, Position, Baker, Sales, Driver',
  ],
  [
    'Newsletter signup with email, topics to choose several from (sports, culture, politics) and consent checkbox',
    'Form Input MultiSelect Checkbox',
    'Email, Sports, Culture, Politics',
  ],
  [
    'Register a pet at a veterinary clinic: owner, pet name, species, birthday, weight in kg, allergies as tags',
    'Form Input Select DatePicker NumberInput TagInput FormField',
    'Owner, Pet name, Species, Weight',
  ],
  [
    'Holiday request for employees: from and to date, type of leave, note to the manager',
    'Form DateRangePicker Select Textarea FormField',
    'Type of leave, Note',
  ],
  [
    'Table reservation for a restaurant with guests, date, time and special wishes',
    'Form QuantityStepper DatePicker TimePicker Textarea',
    'Guests, Wishes',
    { actions: [textAction('reserve_table', 'guests', 'date', 'time', 'wishes')] },
  ],
  [
    'Loan calculator inputs: amount, term in months, interest rate as a slider',
    'Form NumberInput Slider FormField',
    'Amount, Term, Interest rate',
  ],
  [
    'Log in with e-mail and password, remember me and a link to reset the password',
    'Form Input Checkbox Link',
    'E-mail, Password, Remember me',
  ],
]);

export const WIZARD_PROMPTS = promptsOf('wizard', [
  [
    'Three-step checkout: address, delivery method, payment, with a summary at the end',
    'Stepper Form Input Radio DescriptionList',
    'Address, Delivery, Payment',
  ],
  [
    'Onboarding wizard for a new gym member: personal details, goals, membership, signature',
    'Stepper Form Input MultiSelect SignaturePad',
    'Personal details, Goals, Membership, Signature',
  ],
  [
    'Insurance claim in steps: policy number, what happened, photos, bank details, review',
    'Stepper Form Input Textarea FileUpload DescriptionList',
    'Policy number, Photos, Review',
  ],
  [
    'Guided setup of a smart thermostat: Wi-Fi network, rooms, target temperature, schedule',
    'Stepper Select Slider TimePicker',
    'Rooms, Temperature, Schedule',
  ],
  [
    'Apply for a kindergarten place step by step: child, parents, care hours, confirmation',
    'Stepper Form Input DatePicker Checkbox',
    'Child, Parents, Care hours',
  ],
  [
    'Create a new marketing campaign in 4 steps: audience, budget, content, schedule',
    'Stepper Form NumberInput Textarea DateRangePicker',
    'Audience, Budget, Content, Schedule',
  ],
  [
    'Multi-step verification: phone number, code from SMS, identity document upload',
    'Stepper PhoneInput OTPInput FileUpload',
    'Phone, Code, Document',
  ],
  [
    'Moving house planner wizard: old address, new address, moving date, boxes and furniture',
    'Stepper Form Input DatePicker QuantityStepper',
    'Old address, New address, Moving date',
  ],
  [
    'Plan a birthday party: guests, date, food choices, budget slider, overview',
    'Stepper QuantityStepper DatePicker MultiSelect Slider',
    'Guests, Food, Budget',
  ],
  [
    'Tax return assistant in steps: income, deductions, bank account, submit',
    'Stepper Form NumberInput Input',
    'Income, Deductions, Bank account',
  ],
  [
    'Set up a new project: name, team members, milestones, permissions, finish',
    'Stepper Form Input TagInput PermissionMatrix',
    'Name, Milestones',
  ],
]);

export const SETTINGS_PROMPTS = promptsOf('settings_panel', [
  ['Notification settings: email, push and SMS toggles per event', 'Switch Tabs', 'Email, Push, SMS'],
  [
    'Account settings of a shop owner: profile, opening hours, payment, delete account',
    'Tabs Form Input TimePicker Confirmation',
    'Profile, Opening hours, Payment',
  ],
  ['Privacy settings with switches and a data export button', 'Switch', 'Privacy, Export'],
  [
    'Settings for a podcast app: playback speed, download quality, dark mode, storage used',
    'Switch Select Progress',
    'Playback speed, Download quality, Dark mode',
  ],
  [
    'Workspace settings: name, logo upload, brand colour, members and their permissions',
    'Input FileUpload ColorPicker PermissionMatrix Avatar',
    'Name, Logo, Members',
  ],
  [
    'Printer configuration: paper size, quality, double-sided, copies',
    'Select Radio Switch QuantityStepper',
    'Paper size, Quality, Copies',
  ],
  [
    'Alarm system settings: armed modes, sensor sensitivity slider, emergency contacts',
    'Slider PhoneInput ListItem SegmentedControl',
    'Sensitivity, Emergency contacts',
  ],
  [
    'Language and region preferences: language, time zone, date format, currency',
    'Select Combobox Radio',
    'Language, Time zone, Date format, Currency',
  ],
  [
    'API settings page with keys to copy, webhook address and rotation',
    'CopyButton Input CodeBlock',
    'API key, Webhook',
  ],
  [
    'Team roles: which role may view, edit and delete invoices and customers',
    'PermissionMatrix',
    'View, Edit, Delete',
    { data: { roles: ['Admin', 'Clerk'], rights: ['View', 'Edit', 'Delete'] } },
  ],
  [
    'Two-factor authentication settings with phone number and backup codes',
    'Switch PhoneInput OTPInput CopyButton',
    'Phone, Backup codes',
  ],
]);
