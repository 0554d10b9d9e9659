import { mount } from 'svelte';
import './lib/tokens.css';
import './lib/base.css';
import App from './App.svelte';
import { speakPreferred, takeTexts } from './lib/i18n/index.svelte';
import { recognise } from './lib/me.svelte';
import { houseTexts } from './text';

takeTexts(houseTexts);
await Promise.all([speakPreferred(), recognise()]);
mount(App, { target: document.getElementById('house')! });
