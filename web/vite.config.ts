import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

const api = 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0 },
  // Upload links begin with the host the caller used, so the host is passed on unchanged.
  server: { proxy: { '/api': api, '/config.json': api, '/files': { target: api, changeOrigin: false } } },
});
