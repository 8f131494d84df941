import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** The host is passed on unchanged: links the server makes, to upload or to pay, begin with the one that was used. */
const api = { target: 'http://127.0.0.1:3000', changeOrigin: false };

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0 },
  // Upload links begin with the host the caller used, so the host is passed on unchanged.
  server: { proxy: { '/api': api, '/config.json': api, '/files': api, '/identity': api, '/sandbox': api } },
});
