/** Parts of e-mail addresses that look like private jokes. A part of the person's own name never counts. */
export const informalEmailWords: ReadonlySet<string> = new Set(
  `420 666 angel angelface babe babes baby babyboy babydoll babygirl baddie badass badboy badgirl batman beast beauty beer
  bitch biatch blondie boozer boss bossbabe boy bro bubbles bunny buttercup butterfly candy candygirl cat catlady catlover
  chaos cheeky chica chick chickie cool coolboy coolcat coolguy cooldude couchpotato cowboy cowgirl crazy crazycat crazygirl
  crush cuddle cuddles cupcake cute cutegirl cutie cutiepie daddy dabomb danger daredevil darling death deathmetal demon
  devil diva dog doglover dogmom dope dork dragon dragonslayer drama dreamboy dreamer dreamgirl drinker drunk dude dudette epic
  evil fatboy fighter flirt flirty foxy foxylady freak freaky fuck funky funnyguy gamer gamergirl gamerguy ganja gangsta
  gangster geek genius girl girlie glam goddess godzilla gorgeous gothic gurl hacker hackerman handsome happyfeet hawt heartbreaker
  hippie homie honey honeybunny hooligan hot hotboy hotchick hotgirl hotguy hotmama hotness hotshot hotstuff hottie hunk
  hustler iceman imhot insane invincible jedi jester joker juicy junkie kewl killa killer kinky kitten kitty kittycat kool
  ladies ladiesman ladykiller legend lilman lil lilprincess lol loser lover loverboy lovergirl luv lucky luckycharm macho
  madman mama maniac matrix metalhead mofo monster mommy muffin mysterious naughty nasty nerd nerdy ninja noob nutcase
  nympho outlaw party partyanimal partyboy partygirl peaches phat pimp pimpin pirate player playa playboy playgirl poison
  pookie poopoo porn pothead pretty prettyboy prettygirl princess psycho punk punkrock pussycat queen queenbee
  rager rainbow rapper reaper rebel redhead rockergirl rockstar romeo rulz sassy sassygirl savage scarface sexy
  sexyboy sexygirl sexymama shadow shawty shopaholic skater skaterboy skatergirl slacker slayer sleepy smexy smokin snowflake
  snuggles sparkle spicy spiderman stalker star stargirl starlight stoner stud sugar sugarbaby sugardaddy sunshine
  superman superstar surferdude swag swagger swagmaster sweet sweetheart sweetie sweetiepie sweetness sweetpea
  swordsman teddybear thedude theman thebest thug tigger tinkerbell trouble troublemaker tweety twinkle twilight
  underdog unicorn vampire viking vixen warrior wassup weed weirdo whiskey whatever wild wildchild wildcat winner witch wizard
  wolf wolverine wonderwoman xoxo xoxoxo xxx yolo yomama zombie zombieslayer`.split(/\s+/),
);
