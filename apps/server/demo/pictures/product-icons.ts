import type { Mood } from './tones.ts';

/** What a product looks like and how it is photographed. */
export interface Look {
  icon: string;
  pose: 'stand' | 'lie';
  /** A scene hue of its own; otherwise the hue of its first colour or of the icon. */
  hue?: number;
  /** Small things are shown smaller; 1 by default. */
  scale?: number;
  /** Dark products are never put before a dark wall. */
  mood?: Mood;
  /** How far from the icon's mean hue its colours follow a new one, in degrees; 80 by default. */
  span?: number;
  /** The hue that counts as the icon's own where its mean misleads, such as that of a cup full of coffee. */
  mean?: number;
  /** Makes the colours of a nearly grey icon this much stronger. */
  boost?: number;
}

type More = Omit<Look, 'icon' | 'pose'>;

const stand = (icon: string, more: More = {}): Look => ({ icon, pose: 'stand', ...more });
const lie = (icon: string, more: More = {}): Look => ({ icon, pose: 'lie', ...more });

/** One icon per product, in the order of the catalogue. */
export const productIcons: Readonly<Record<string, Look>> = {
  'luna-stoneware-teapot': stand('teapot'),
  'olive-coffee-mug': stand('hot-beverage', { scale: 0.86, mean: 300, span: 12, boost: 3 }),
  'morning-bowl-with-spoon': lie('bowl-with-spoon'),
  'kumo-sake-set': stand('sake', { hue: 285, mood: 'mid' }),
  'amber-pillar-candle': stand('candle', { hue: 62, scale: 0.9 }),
  'ember-paper-lantern': stand('red-paper-lantern', { mood: 'deep' }),
  'diya-oil-lamp': lie('diya-lamp', { scale: 0.85 }),
  'sea-wind-chime': lie('wind-chime', { hue: 232 }),
  'jade-in-a-clay-pot': stand('potted-plant', { hue: 35, mood: 'mid' }),
  'saguaro-ceramic-cactus': stand('cactus', { hue: 75 }),
  'ribera-amphora-vase': stand('amphora', { hue: 70, mood: 'light' }),
  'everlasting-bouquet': lie('bouquet', { hue: 350 }),
  'walnut-mantel-clock': stand('mantelpiece-clock', { hue: 50 }),
  'meadow-print-oak-frame': stand('framed-picture', { hue: 150 }),
  'oak-chair': stand('chair', { hue: 45 }),

  'sunday-frying-pan': lie('cooking', { hue: 290, mood: 'light' }),
  'valencia-paella-pan': lie('shallow-pan-of-food', { hue: 85, mood: 'light' }),
  'family-stew-pot': stand('pot-of-food', { hue: 25 }),
  'alpine-fondue-set': stand('fondue', { span: 40 }),
  'santoku-chefs-knife': lie('kitchen-knife', { hue: 262 }),
  'lacquered-chopsticks': lie('chopsticks'),
  'bento-lunch-box': stand('bento-box', { hue: 310, mood: 'light' }),
  'larder-glass-jar': stand('jar', { hue: 225 }),
  'glass-salt-shaker': stand('salt', { hue: 200, scale: 0.85, mood: 'deep' }),
  'wildflower-honey-pot': stand('honey-pot', { hue: 75 }),
  'dark-chocolate-bar': lie('chocolate-bar', { hue: 15 }),
  'calabash-mate-gourd': stand('mate', { hue: 120, scale: 0.9 }),
  'ramen-bowl-with-chopsticks': stand('steaming-bowl'),
  'willow-picnic-basket': stand('basket', { hue: 140 }),
  'brass-kitchen-scale': stand('balance-scale', { hue: 95 }),

  'marine-fountain-pen': lie('fountain-pen'),
  'harbour-ballpoint-pen': lie('pen'),
  'cedar-pencils': lie('pencil', { hue: 55 }),
  'jumbo-wax-crayons': lie('crayon', { hue: 120 }),
  'confetti-dot-grid-notebook-a5': stand('notebook-with-decorative-cover', {
    hue: 320,
    mood: 'light',
  }),
  'night-pocket-journal': lie('notebook', { mood: 'light' }),
  'linen-sketchbook': stand('closed-book'),
  'kitchen-table-ledger': lie('ledger'),
  'sure-grip-paper-scissors': lie('scissors'),
  'round-watercolour-brush': lie('paintbrush', { hue: 18 }),
  'birch-paint-palette': lie('artist-palette', { hue: 250 }),
  'focus-hourglass': stand('hourglass-done', { hue: 60 }),
  'atlas-desk-globe': stand('globe-showing-europe-africa', { hue: 245 }),
  'warm-filament-lamp': stand('light-bulb', { hue: 80, mood: 'deep' }),
  'twin-bell-alarm-clock': stand('alarm-clock'),

  'quiet-over-ear-headphones': stand('headphone', { hue: 265 }),
  'desktop-studio-microphone': stand('studio-microphone', { hue: 165 }),
  'stage-vocal-microphone': lie('microphone', { hue: 300, mood: 'light' }),
  'weekend-radio-speaker': stand('radio', { hue: 30 }),
  'pocket-film-camera': stand('camera', { hue: 70, mood: 'mid' }),
  'super-8-film-projector': stand('film-projector', { hue: 210 }),
  'handy-camcorder': stand('video-camera', { hue: 310 }),
  'low-profile-wireless-keyboard': lie('keyboard', { hue: 240 }),
  'hush-wireless-mouse': lie('computer-mouse', { hue: 180, scale: 0.85, mood: 'mid' }),
  'thumb-trackball': lie('trackball', { hue: 10, mood: 'light', scale: 0.85 }),
  'night-flight-gamepad': lie('video-game', { mood: 'light' }),
  'arcade-joystick': stand('joystick', { hue: 345, mood: 'light' }),
  'quarter-hour-watch': lie('watch'),
  'retro-desk-telephone': stand('telephone'),
  'rechargeable-battery-pack': stand('battery', { hue: 130, scale: 0.9 }),

  'daytrip-backpack': stand('backpack'),
  'meridian-suitcase': stand('luggage'),
  'moonrise-tent': stand('tent', { hue: 135 }),
  'brass-pocket-compass': lie('compass', { hue: 200 }),
  'monsoon-umbrella': stand('umbrella'),
  'commuter-folding-umbrella': lie('closed-umbrella'),
  'ridge-hiking-boots': stand('hiking-boot', { hue: 150 }),
  'lumen-torch': lie('flashlight', { hue: 275, mood: 'deep' }),
  'wall-world-map': lie('world-map', { hue: 190 }),
  'braided-utility-rope': lie('knot'),
  'trail-repair-box': stand('toolbox'),
  'blister-plasters': lie('adhesive-bandage', { hue: 20 }),
  'folding-camp-bucket': stand('bucket'),
  'straw-tumbler': stand('cup-with-straw'),
  'leather-luggage-tag': lie('label', { scale: 0.85 }),

  'sunday-football': stand('soccer-ball', { hue: 255 }),
  'outdoor-basketball': stand('basketball', { hue: 50, mood: 'mid' }),
  'beach-volleyball': stand('volleyball', { hue: 85 }),
  'club-rugby-ball': stand('rugby-football', { hue: 140 }),
  'baseline-tennis-racket': lie('tennis'),
  'feather-badminton-set': lie('badminton', { hue: 195 }),
  'rally-table-tennis-bat': lie('ping-pong'),
  'sparring-boxing-gloves': stand('boxing-glove'),
  'maple-skateboard': lie('skateboard', { hue: 35, mood: 'light' }),
  'disco-roller-skates': stand('roller-skate'),
  'city-kick-scooter': stand('kick-scooter'),
  'sash-running-vest': lie('running-shirt'),
  'breeze-running-shorts': lie('shorts'),
  'cloudstep-running-shoes': lie('running-shoe', { hue: 295 }),
  'reef-snorkel-set': lie('diving-mask'),

  'satin-lipstick': stand('lipstick', { scale: 0.92 }),
  'almond-body-lotion': stand('lotion-bottle', { hue: 30 }),
  'petal-soap-bar': lie('soap'),
  'sea-bath-sponge': lie('sponge', { hue: 215 }),
  'everyday-razor': lie('razor'),
  'soft-bristle-toothbrush': lie('toothbrush'),
  'wide-tooth-comb': lie('hair-pick', { mood: 'light' }),
  'solitaire-ring': stand('ring', { hue: 340, scale: 0.8, mood: 'deep' }),
  'coral-bead-bracelet': lie('prayer-beads', { hue: 190 }),
  'riviera-sunglasses': lie('sunglasses', { hue: 90, mood: 'light' }),
  'garden-straw-hat': stand('womans-hat', { hue: 20 }),
  'cosy-knit-scarf': lie('scarf', { mood: 'light' }),
  'merino-gloves': lie('gloves'),
  'striped-crew-socks': lie('socks', { hue: 260 }),
  'two-tone-handbag': stand('handbag', { boost: 2.2 }),

  'honey-teddy-bear': stand('teddy-bear', { hue: 65 }),
  'matryoshka-nesting-dolls': stand('nesting-dolls'),
  'pocket-racing-car': stand('racing-car'),
  'timber-steam-train': stand('locomotive', { hue: 235, mood: 'mid' }),
  'sky-diamond-kite': lie('kite', { hue: 240, mood: 'mid' }),
  'star-yo-yo': lie('yo-yo', { scale: 0.85 }),
  'wooden-floor-puzzle': lie('puzzle-piece', { hue: 110 }),
  'lucky-giant-die': stand('game-die', { hue: 15, scale: 0.85, mood: 'mid' }),
  'weighted-chess-set': stand('chess-pawn', { hue: 85, mood: 'light', scale: 0.92 }),
  'stargazer-telescope': stand('telescope', { hue: 275, mood: 'mid' }),
  'first-electric-guitar': lie('guitar', { mood: 'mid' }),
  'marching-drum': stand('drum'),
  'rainbow-maracas': lie('maracas', { hue: 160 }),
  'ribbon-gift-box': stand('wrapped-gift'),
  'fiesta-pinata': stand('piata', { hue: 330, mood: 'mid' }),
};
