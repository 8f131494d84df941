/** A degree or the kind of school that awards it. */
export const degree =
  /\b(?:bachelor|master|doctora(?:te|l)|associate(?:’s|'s)? (?:degree|of)|diploma|high school|secondary school|GED|HND|HNC|BTEC|A-?levels?|GCSEs?|baccalaureate|university|college|polytechnic|Ph\.? ?D|D\.?Phil|M\.?B\.?A|M\.?Eng|B\.?Eng|B\.?B\.?A|B\.?Sc|M\.?Sc|LL\.?[BM]|J\.D\.?|M\.D\.|B\.?F\.?A|M\.?F\.?A|B\.?Com|B\.?Tech|M\.?Tech|M\.?Phil|PGCE|BSN|MSN|MPH|MPA)\b|\b(?:B\.[AS]\.|M\.[AS]\.|A\.[AS]\.|BS|BA|MS|MA|JD|MD) (?:in|of)\b/i;

export const higherDegree =
  /\b(?:bachelor|master|doctorate|Ph\.? ?D|M\.?B\.?A|M\.?Eng|B\.?Eng|B\.?B\.?A|B\.?Sc|M\.?Sc|LL\.?[BM]|B\.[AS]\.|M\.[AS]\.|BSN|MSN)\b|\b(?:BS|BA|MS|MA) (?:in|of)\b/i;
