import type { SafetyContact } from '#shop/catalogue/index.ts';

interface Maker {
  brand: string;
  contact: SafetyContact;
  /** A manufacturer outside the European Union names a person inside it (EU 2023/988). */
  isOutsideEu?: true;
}

const contact = (name: string, address: string, email: string): SafetyContact => ({
  name,
  address,
  contact: email,
});

/** The responsible person in the European Union for manufacturers elsewhere. */
export const responsibleInEu = contact(
  'Liffey Product Compliance Ltd',
  '47 Weir Street\nDublin 8, D08 XK41\nIreland',
  'safety@liffey-compliance.example',
);

/** Brands and their manufacturers. All of them are invented. */
export const makers = {
  ribera: {
    brand: 'Ribera',
    contact: contact(
      'Alfares Ribera SL',
      'Calle del Alfar 18\n46940 Manises (Valencia)\nSpain',
      'seguridad@ribera.example',
    ),
  },
  kumo: {
    brand: 'Kumo',
    contact: contact(
      'Kumo Tableware KK',
      '2-14-6 Honmachi\nTajimi, Gifu 507-0033\nJapan',
      'safety@kumo.example',
    ),
    isOutsideEu: true,
  },
  lumera: {
    brand: 'Lumera',
    contact: contact(
      'Lumera Velas e Luz Lda.',
      'Rua do Farol 41\n3800-210 Aveiro\nPortugal',
      'seguranca@lumera.example',
    ),
  },
  fyrdal: {
    brand: 'Fyrdal',
    contact: contact(
      'Fyrdal Møbler ApS',
      'Havnegade 9\n7100 Vejle\nDenmark',
      'sikkerhed@fyrdal.example',
    ),
  },
  tournay: {
    brand: 'Tournay',
    contact: contact(
      'Ateliers Tournay SAS',
      '27 rue des Fondeurs\n59400 Cambrai\nFrance',
      'securite@tournay.example',
    ),
  },
  sierra: {
    brand: 'Sierra Alta',
    contact: contact(
      'Cooperativa Sierra Alta',
      'Camino de las Colmenas 3\n24400 Ponferrada (León)\nSpain',
      'calidad@sierra-alta.example',
    ),
  },
  hafen: {
    brand: 'Hafen & Feder',
    contact: contact(
      'Hafen & Feder GmbH',
      'Speicherweg 12\n20457 Hamburg\nGermany',
      'sicherheit@hafen-feder.example',
    ),
  },
  nightjar: {
    brand: 'Nightjar',
    contact: contact(
      'Nightjar Electronics Co., Ltd.',
      'Building 6, 88 Keyuan Road, Nanshan\nShenzhen, Guangdong 518057\nChina',
      'safety@nightjar.example',
    ),
    isOutsideEu: true,
  },
  meridian: {
    brand: 'Meridian',
    contact: contact(
      'Meridian Outdoor Ltd',
      'Unit 4, Kelham Works\nSheffield S3 8RY\nUnited Kingdom',
      'safety@meridian-outdoor.example',
    ),
    isOutsideEu: true,
  },
  cancha: {
    brand: 'Cancha',
    contact: contact(
      'Cancha Sport B.V.',
      'Sportlaan 210\n5616 LT Eindhoven\nNetherlands',
      'veiligheid@cancha.example',
    ),
  },
  petale: {
    brand: 'Pétale',
    contact: contact(
      'Laboratoires Pétale SAS',
      '5 chemin des Roses\n06130 Grasse\nFrance',
      'securite@petale.example',
    ),
  },
  loom: {
    brand: 'Moss & Loom',
    contact: contact(
      'Moss & Loom Ltd',
      '3 Mill Lane\nGalway, H91 XY20\nIreland',
      'safety@moss-and-loom.example',
    ),
  },
  pip: {
    brand: 'Pip',
    contact: contact(
      'Pip Spielwaren GmbH',
      'Spielgasse 7\n90403 Nürnberg\nGermany',
      'sicherheit@pip-spielwaren.example',
    ),
  },
  fiesta: {
    brand: 'Fiesta Azul',
    contact: contact(
      'Fiesta Azul SA de CV',
      'Calle Reforma 118\n44100 Guadalajara, Jal.\nMexico',
      'seguridad@fiesta-azul.example',
    ),
    isOutsideEu: true,
  },
} as const satisfies Record<string, Maker>;

export type MakerKey = keyof typeof makers;
