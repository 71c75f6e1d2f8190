import type { CategoryFacts } from './facts.types.ts';

const usual = {
  alsoFrom: null,
  recommended: null,
  care: null,
  sizes: null,
  warnings: [],
  excluded: [],
} as const satisfies Partial<CategoryFacts>;

// biome-ignore format: a table, one line per secondary category
export const categoryFacts: Readonly<Record<string, CategoryFacts>> = {
  'tea-and-table': { ...usual, maker: 'ribera', origin: 'ES', customs: '691200', supplier: 'iberia', alsoFrom: 'northgate', cost: 44, recommended: 230, care: 'dishwasher', density: 300, shape: [4, 3, 3] },
  'light-and-scent': { ...usual, maker: 'lumera', origin: 'PT', customs: '940550', supplier: 'iberia', cost: 46, density: 300, shape: [3, 3, 4] },
  'plants-and-vases': { ...usual, maker: 'ribera', origin: 'ES', customs: '691390', supplier: 'iberia', cost: 45, care: 'dust', density: 220, shape: [3, 3, 5] },
  'living-room': { ...usual, maker: 'fyrdal', origin: 'DK', customs: '940169', supplier: 'northgate', cost: 52, recommended: 220, care: 'wood', density: 250, shape: [4, 2, 4] },
  'cookware': { ...usual, maker: 'tournay', origin: 'FR', customs: '732393', supplier: 'iberia', alsoFrom: 'northgate', cost: 48, recommended: 210, care: 'handWash', density: 250, shape: [4, 4, 3] },
  'kitchen-tools': { ...usual, maker: 'kumo', origin: 'JP', customs: '691200', supplier: 'pacific', cost: 45, care: 'handWash', density: 300, shape: [4, 3, 2] },
  'pantry': { ...usual, maker: 'sierra', origin: 'ES', customs: '701349', supplier: 'iberia', cost: 56, care: 'cool', density: 600, shape: [2, 2, 3] },
  'writing-and-art': { ...usual, maker: 'hafen', origin: 'DE', customs: '960899', supplier: 'northgate', alsoFrom: 'brightway', cost: 42, density: 200, shape: [6, 2, 1] },
  'notebooks': { ...usual, maker: 'hafen', origin: 'DE', customs: '482010', supplier: 'northgate', cost: 40, recommended: 200, density: 600, shape: [10, 7, 1] },
  'desk-things': { ...usual, maker: 'hafen', origin: 'CN', customs: '910511', supplier: 'brightway', cost: 43, care: 'dust', density: 220, shape: [4, 3, 3] },
  'audio': { ...usual, maker: 'nightjar', origin: 'CN', customs: '851810', supplier: 'brightway', alsoFrom: 'pacific', cost: 52, recommended: 190, care: 'electronics', density: 180, shape: [4, 4, 2] },
  'photo-and-film': { ...usual, maker: 'nightjar', origin: 'CN', customs: '900653', supplier: 'brightway', cost: 62, recommended: 170, care: 'electronics', density: 250, shape: [4, 3, 3] },
  'computer-and-games': { ...usual, maker: 'nightjar', origin: 'CN', customs: '847160', supplier: 'brightway', alsoFrom: 'pacific', cost: 50, recommended: 190, care: 'electronics', density: 220, shape: [5, 4, 2] },
  'gadgets': { ...usual, maker: 'nightjar', origin: 'CN', customs: '851762', supplier: 'brightway', cost: 48, care: 'electronics', density: 220, shape: [4, 3, 3] },
  'bags': { ...usual, maker: 'meridian', origin: 'VN', customs: '420292', supplier: 'pacific', alsoFrom: 'brightway', cost: 44, recommended: 220, care: 'damp', density: 80, shape: [5, 3, 3] },
  'camp': { ...usual, maker: 'meridian', origin: 'CN', customs: '392490', supplier: 'brightway', cost: 45, care: 'damp', density: 200, shape: [4, 3, 3] },
  'on-the-way': { ...usual, maker: 'meridian', origin: 'CN', customs: '660199', supplier: 'brightway', cost: 41, care: 'damp', density: 250, shape: [3, 3, 4] },
  'balls': { ...usual, maker: 'cancha', origin: 'PK', customs: '950662', supplier: 'pacific', cost: 43, recommended: 200, care: 'damp', density: 40, shape: [1, 1, 1] },
  'rackets-and-gloves': { ...usual, maker: 'cancha', origin: 'CN', customs: '950659', supplier: 'brightway', cost: 44, care: 'damp', density: 120, shape: [4, 3, 2] },
  'wheels': { ...usual, maker: 'cancha', origin: 'CN', customs: '950699', supplier: 'brightway', cost: 50, recommended: 200, care: 'damp', warnings: ['protection'], density: 180, shape: [4, 3, 2] },
  'sportswear': { ...usual, maker: 'cancha', origin: 'PT', customs: '610990', supplier: 'iberia', cost: 42, recommended: 230, care: 'wash30', sizes: 'letters', density: 120, shape: [6, 5, 1] },
  'care': { ...usual, maker: 'petale', origin: 'FR', customs: '330499', supplier: 'iberia', alsoFrom: 'pacific', cost: 38, recommended: 250, density: 400, shape: [2, 1, 4] },
  'jewellery-and-hats': { ...usual, maker: 'loom', origin: 'IE', customs: '711719', supplier: 'northgate', cost: 45, care: 'dust', density: 60, shape: [2, 2, 1] },
  'wardrobe': { ...usual, maker: 'loom', origin: 'PT', customs: '611710', supplier: 'northgate', alsoFrom: 'iberia', cost: 46, recommended: 220, care: 'wool', density: 110, shape: [5, 4, 1] },
  'toys': { ...usual, maker: 'pip', origin: 'DE', customs: '950300', supplier: 'northgate', alsoFrom: 'brightway', cost: 47, care: 'damp', warnings: ['smallParts'], density: 150, shape: [3, 3, 4] },
  'games-and-discovery': { ...usual, maker: 'pip', origin: 'DE', customs: '950490', supplier: 'northgate', cost: 49, care: 'dust', warnings: ['smallParts'], density: 250, shape: [4, 4, 1] },
  'music': { ...usual, maker: 'pip', origin: 'CN', customs: '920600', supplier: 'brightway', cost: 52, care: 'dust', density: 100, shape: [3, 3, 2] },
  'gifts-and-party': { ...usual, maker: 'fiesta', origin: 'MX', customs: '950590', supplier: 'pacific', cost: 50, density: 60, shape: [3, 3, 3] },
};
