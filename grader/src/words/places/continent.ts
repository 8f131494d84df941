/** Countries of the continent where a photo and a date of birth are customary, as they are written in addresses. */
export const continent =
  /\b(?:Austria|Belgium|Bulgaria|Croatia|Czechia|Czech Republic|Denmark|Estonia|Finland|France|Germany|Greece|Hungary|Italy|Latvia|Lithuania|Luxembourg|(?:The )?Netherlands|Norway|Poland|Portugal|Romania|Slovakia|Slovenia|Spain|Sweden|Switzerland)\b/;
