/** Systems name the type of a ZIP differently, or not at all. */
export const isZip = ({ name, type }: Pick<File, 'name' | 'type'>) =>
  /^application\/(x-)?zip(-compressed)?$/.test(type) || /\.zip$/i.test(name);
