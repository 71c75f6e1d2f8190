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
  'course.videoMegabytesMax': { name: 'Largest film of a course', value: '200', remark: 'In megabytes' },
  'course.fileMegabytesMax': { name: 'Largest download of a course', value: '50', remark: 'In megabytes' },
} as const satisfies Readonly<Record<string, ReferenceConfig>>;

export type ConfigKey = keyof typeof referenceConfigs;
