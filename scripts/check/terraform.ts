const block = /^(resource|data|variable|output|module) "(\w+)"(?: "(\w+)")? \{/gm;
const localsBlock = /^locals \{\n([\s\S]*?)^\}/gm;
const localName = /^ {2}(\w+)\s*=/gm;
const reference = /(?<![\w.-])(?:(var|local)\.(\w+)|(data)\.(aws_\w+|random_\w+)\.(\w+)|(aws_\w+|random_\w+)\.(\w+))/g;

/**
 * What of a Terraform module does not fit together: names that are used and not declared, declared twice, or never used.
 * `files` are texts by name. Whether the provider knows the arguments, only `terraform validate` tells.
 */
export function terraformComplaints(files: ReadonlyMap<string, string>): string[] {
  const texts = [...files].map(([file, text]) => ({ file, code: codeOf(text) }));
  const declared = texts.flatMap(({ code }) => declaredIn(code));
  const used = texts.flatMap(({ file, code }) =>
    Array.from(code.matchAll(reference), (found) => ({ file, name: nameOf(found) })),
  );
  const known = new Set(declared);
  const needed = new Set(used.map(({ name }) => name));
  return [
    ...used.filter(({ name }) => !known.has(name)).map(({ file, name }) => `${file}: ${name} is not declared`),
    ...declared.filter((name, at) => declared.indexOf(name) < at).map((name) => `${name} is declared twice`),
    ...declared
      .filter((name) => /^(var|local|data)\./.test(name) && !needed.has(name))
      .map((name) => `${name} is never used`),
    ...texts.filter(({ code }) => !isBalanced(code)).map(({ file }) => `${file}: brackets do not match`),
  ];
}

/** Without comments; what stands in texts stays, since it refers to things as well. */
const codeOf = (text: string) => text.replaceAll(/^\s*#.*$/gm, '');

function declaredIn(code: string): string[] {
  const blocks = Array.from(code.matchAll(block), ([, kind, type = '', name]) => {
    if (kind === 'variable') return `var.${type}`;
    if (kind === 'data') return `data.${type}.${name}`;
    return kind === 'resource' ? `${type}.${name}` : '';
  });
  const locals = Array.from(code.matchAll(localsBlock), ([, body = '']) =>
    Array.from(body.matchAll(localName), ([, name]) => `local.${name}`),
  );
  return [...blocks, ...locals.flat()].filter((name) => name !== '');
}

function nameOf([, kind, name, data, dataType, dataName, type, resource]: RegExpExecArray): string {
  if (kind !== undefined) return `${kind}.${name}`;
  return data === undefined ? `${type}.${resource}` : `data.${dataType}.${dataName}`;
}

const closing: Record<string, string> = { '}': '{', ']': '[', ')': '(' };

function isBalanced(code: string): boolean {
  const open: string[] = [];
  for (const [bracket] of code.matchAll(/[{}[\]()]/g))
    if (closing[bracket] === undefined) open.push(bracket);
    else if (open.pop() !== closing[bracket]) return false;
  return open.length === 0;
}
