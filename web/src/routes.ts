import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('screens/home/home-route.tsx'),
  route('preprocessing', 'screens/preprocessing/preprocessing-route.tsx'),
  route('results', 'screens/results/results-route.tsx'),
  route('*', 'screens/not-found/not-found-route.tsx'),
] satisfies RouteConfig;
