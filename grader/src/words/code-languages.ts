/** Languages that programs are written in, as resumes name them; small letters. */
export const codeLanguages: ReadonlySet<string> = new Set(
  `javascript typescript python java kotlin scala ruby php perl rust golang swift haskell lua dart erlang elixir clojure
  julia groovy fortran cobol matlab sql html css html5 css3 sass scss bash powershell vba solidity c++ c# objective-c`
    .split(/\s+/)
    .filter(Boolean),
);
