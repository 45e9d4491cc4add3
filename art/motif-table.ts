/** Themes of backdrops. */
export const THEMES = [
  'orient',
  'egypt',
  'jungle',
  'sea',
  'space',
  'candy',
  'fire',
  'ice',
  'west',
  'castle',
  'cave',
  'classic',
  'meadow',
  'olympus',
  'city',
  'savanna',
  'arcane',
  'carnival',
  'vault',
  'blossom',
] as const;
export type Theme = (typeof THEMES)[number];

/** What a motif appears to be made of. materials.ts has the colours. */
export type Material =
  | 'gold'
  | 'jade'
  | 'ruby'
  | 'sapphire'
  | 'ice'
  | 'silver'
  | 'rose'
  | 'ember'
  | 'bronze'
  | 'pearl'
  | 'violet'
  | 'lime';

/** Theme, material and icons of game-icons.net. The first word of a line is the theme of its motifs. */
const TABLE = `
orient gold: dragon-head spiked-dragon-head dragon-orb pagoda two-coins crown-coin gong
orient ruby: asian-lantern sea-dragon shinto-shrine firework-rocket dragon-spiral
orient jade: double-dragon bamboo yin-yang bonsai-tree teapot turtle
orient pearl: panda paper-crane porcelain-vase rabbit rabbit-head
orient ember: oni tiger fuji samurai-helmet katana handheld-fan
egypt gold: pharoah ankh eye-of-horus egyptian-bird gold-scarab egyptian-sphinx scarab-beetle anubis
egypt sapphire: cleopatra cobra horus bastet
jungle lime: frog monkey gecko toucan parrot-head snake croc-jaws monstera-leaf
jungle gold: mayan-pyramid aztec-calendar-sun tribal-mask totem-mask gorilla banana-bunch coconuts
jungle ember: butterfly dinosaur-rex
sea sapphire: dolphin shark-jaws shark-fin manta-ray whale-tail sea-serpent big-wave
sea rose: jellyfish octopus squid sea-star coral mermaid giant-squid
sea gold: tropical-fish clownfish seahorse double-fish circling-fish trident angler-fish piranha
sea jade: sea-turtle kraken-tentacle nautilus-shell fishbone
sea pearl: anchor ship-wheel galleon caravel diving-helmet pirate-captain pirate-hat mini-submarine
space violet: rocket ringed-planet ufo spaceship galaxy astronaut-helmet star-swirl
space ice: asteroid rocket-flight comet-spark satellite moon-orbit planet-core falling-star
candy rose: wrapped-sweet cupcake ice-cream-cone candy-canes cake-slice spiral-lollipop donut jelly-beans cookie
fire ember: fire-bowl flame volcano smoking-volcano fireball burning-meteor fire-gem small-fire
fire ruby: imp-laugh devil-mask diablo-skull bull-horns chili-pepper dragon-breath
ice ice: polar-bear penguin snowflake-1 snowflake-2 ice-cube wolf-head wolf-howl mammoth frozen-orb
ice silver: viking-helmet thor-hammer drakkar drakkar-dragon owl
west bronze: western-hat revolver horseshoe dynamite crossed-pistols cowboy-boot desert-skull
west gold: mine-wagon gold-nuggets steam-locomotive horse-head bison cactus
castle silver: castle crossed-swords knight-banner visored-helm sword-in-stone dragon-shield gargoyle
castle violet: vampire-dracula bat ghost haunting spooky-house skull-crossed-bones pumpkin-lantern witch-flight
castle gold: queen-crown jewel-crown crown imperial-crown griffin-symbol unicorn throne-king
cave sapphire: emerald saphir gems crystal-growth fire-gem floating-crystal
cave rose: big-diamond-ring cut-diamond gem-pendant crystal-shine diamonds rupee
city ruby: boxing-glove race-car sword-clash
classic ruby: cherry strawberry hearts ringing-bell watermelon grapes
classic gold: lemon star-formation round-star seven-pointed-star orange-slice plum shiny-apple banana
meadow lime: shamrock honeycomb bee ladybug pig
meadow gold: present rooster sunflower bear-head fox-head
olympus gold: greek-temple zeus-sword thunder-struck winged-emblem pegasus lyre minotaur
olympus silver: spartan-helmet owl centaur eagle-head
city violet: guitar boombox microphone race-car headphones
city ice: robot-golem cyber-eye vintage-robot cyborg-face mecha-head gamepad joystick retro-controller
savanna gold: lion elephant camel palm-tree sunrise
arcane violet: crystal-ball wizard-face spell-book magic-lamp potion-ball cauldron pointy-hat djinn
arcane gold: sundial scarab-beetle sands-of-time skeleton-key moon sun fairy magic-hat
carnival rose: carnival-mask jester-hat drama-masks party-popper carousel
carnival gold: trophy-cup trumpet drum maracas calavera
vault gold: gold-bar money-stack open-treasure-chest piggy-bank strongbox locked-chest
vault silver: diamond-trophy diamond-ring pocket-watch top-hat domino-mask
blossom rose: lotus lotus-flower rose flowers heart-wings love-letter spoted-flower jasmine
blossom jade: hummingbird
classic ice: dice-six-faces-six rolling-dices eight-ball
city ember: basketball-ball american-football-ball
city silver: soccer-ball volleyball-ball shuttlecock
city lime: tennis-ball
city sapphire: energy-sword ninja-head gamepad-cross battle-mech sword-clash
castle ruby: card-ace-spades card-ace-hearts card-king-hearts card-queen-hearts card-joker poker-hand spades clubs
vault ember: sparkles star-medal
sea ember: crab shrimp bolt-bomb
sea silver: shark-bite sperm-whale fish-monster shoebill-stork submarine
sea lime: eel frog-prince
sea violet: vortex long-antennae-bug
sea ice: delivery-drone
sea ruby: land-mine
sea bronze: spinning-wheel
`;

export interface MotifPlace {
  theme: Theme;
  material: Material;
}

/** Returns every requested motif with its theme and material. The extraction omits names that the icon set lacks. */
export function motifTable(): ReadonlyMap<string, MotifPlace> {
  const places = new Map<string, MotifPlace>();
  for (const line of TABLE.trim().split('\n')) {
    const [head = '', names = ''] = line.split(': ');
    const [theme, material] = head.split(' ') as [Theme, Material];
    for (const name of names.split(' ')) if (!places.has(name)) places.set(name, { theme, material });
  }
  return places;
}
