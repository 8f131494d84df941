/** How a declaration begins: "I hereby declare that …", "The above information is true …". */
export const declares =
  /^\W*(?:(?:i|we)\b.{0,40}\b(?:declare|certify|confirm|affirm|assure|solemnly|here ?by)|(?:all )?(?:the )?(?:above|aforesaid|information|details|particulars)\b.{0,80}\b(?:true|correct))/iu;
