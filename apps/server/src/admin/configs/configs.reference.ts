interface ReferenceConfig {
  name: string;
  value: string;
  remark: string;
}

/** The rows that the product brings along; an operator's value stays through updates. */
export const referenceConfigs = {
  'contact.address': {
    name: 'Contact address',
    value: 'hello@vitrine.example',
    remark: 'Email or https address behind "Contact us"; empty hides it',
  },
  'welcome.chatUrl': {
    name: 'Chat of the welcome message',
    value: '',
    remark: 'https address of a group or person in a chat app; empty hides the button',
  },
  'welcome.promotion': { name: 'Courses in the welcome message', value: 'on', remark: 'on or off; also for the home page' },
  'review.invitationAfterHours': {
    name: 'Invitation to review',
    value: '24',
    remark: 'In hours after the delivery of an order; 0 sends it at once',
  },
  'rates.hoursMax': {
    name: 'Oldest exchange rate',
    value: '72',
    remark: 'In hours; buyers are charged with no older rate',
  },
  'course.videoMegabytesMax': { name: 'Largest film of a course', value: '200', remark: 'In megabytes' },
  'course.fileMegabytesMax': { name: 'Largest download of a course', value: '50', remark: 'In megabytes' },
} as const satisfies Readonly<Record<string, ReferenceConfig>>;

export type ConfigKey = keyof typeof referenceConfigs;
