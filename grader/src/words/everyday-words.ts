const pairs = `work:partner,build|provide:give,deliver|ensure:check,secure|support:back,enable|help:guide,enable|
  utilize:use,apply|leverage:use,apply|assist:guide,prepare|handle:process,resolve|perform:run,complete|
  facilitate:run,lead|implement:introduce,launch|enhance:raise,sharpen|optimize:cut,tune|achieve:reach,win|
  various:…|numerous:…|multiple:…|several:…|different:…|excellent:…|great:…|strong:…|successful:…|effective:…|
  efficient:…|innovative:…|comprehensive:…|robust:…|unique:…|outstanding:…|exceptional:…|significant:…|key:…|
  overall:…|impactful:…|seamless:…|diverse:…|complex:…`;

/** Words that fit any trade, and what could replace them; `…` marks words that only describe. */
export const everydayWords: ReadonlyMap<string, readonly string[]> = new Map(
  pairs.split('|').map((pair) => {
    const [word = '', others = ''] = pair.trim().split(':');
    return [word, others.split(',')] as const;
  }),
);
