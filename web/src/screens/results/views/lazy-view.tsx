import { type ComponentType, use } from 'react';

export type LazyView<Props> = ComponentType<Props> & { preload: () => Promise<unknown> };

/** Like `lazy` of React, but it can be loaded ahead, and is then shown at once instead of suspending once more. */
export function lazyView<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyView<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  function preload() {
    loading ??= load().then((Component) => {
      Loaded = Component;
      return Component;
    });
    return loading;
  }
  // biome-ignore lint/correctness/noComponentHookFactories: called at the top of modules, where it makes one component.
  function View(props: Props) {
    const Component = Loaded ?? use(preload());
    return <Component {...props} />;
  }
  return Object.assign(View, { preload });
}
